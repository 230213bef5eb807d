import type { Clock } from '../platform/clock.ts'
import { connect } from '../platform/db.ts'

/** The clock port of tests: the database's clock and the server's are moved together. */
export type TestClock = Clock & { advance(ms: number): Promise<void>; close(): Promise<void> }

/**
 * Replaces `suerte_now()` in one test database, as its owner, by a clock that can be moved. Production has
 * no such switch: the function of the migrations reads the clock and nothing else.
 */
export async function installTestClock(databaseUrl: string): Promise<TestClock> {
  const db = connect(databaseUrl, { max: 1, role: null })
  await db.unsafe(`
    create table if not exists test_clock (shift interval not null);
    insert into test_clock select '0' where not exists (select from test_clock);
    grant select on test_clock to suerte_app;
    create or replace function suerte_now() returns timestamptz
      language sql volatile parallel safe
      as $$ select clock_timestamp() + shift from public.test_clock $$;`)
  let shiftMs = 0
  return {
    nowMs: () => Date.now() + shiftMs,
    async advance(ms) {
      shiftMs += ms
      await db`update test_clock set shift = ${shiftMs / 1000} * interval '1 second'`
    },
    close: () => db.end(),
  }
}
