import type { Db, Reader, Tx } from '../../../platform/db.ts'

export type FailureRow = { what: string; failures: number; idleMs: number }

/** Failed sign-ins by what they are counted by, with the time since the last one. */
export async function readFailures(
  db: Reader,
  counted: readonly { what: string; who: string }[],
): Promise<FailureRow[]> {
  const whats = counted.map(({ what }) => what)
  const whos = counted.map(({ who }) => who)
  const rows = await db<{ what: string; failures: number; idle: number }[]>`
    select f.what, f.failures,
        (extract(epoch from suerte_now() - f.last_at) * 1000)::float8 as idle
      from unnest(${whats}::text[], ${whos}::text[]) as asked (what, who)
        join login_failure f on f.what = asked.what and f.who = asked.who`
  return rows.map(({ what, failures, idle }) => ({ what, failures, idleMs: idle }))
}

export type TryLimits = {
  /** Wrong tries that cost no wait; then it doubles from a second. */
  free: number
  slowestMs: number
  /** In a row; then there is none for a day. */
  most: number
}

/**
 * Counts a try before it is judged, if one may be made now: of many that come at once, no more than may
 * get through. Who is right takes the count back. False: wait, or stop.
 */
export async function takeTry(
  db: Db,
  { what, who }: { what: string; who: string },
  { free, slowestMs, most }: TryLimits,
): Promise<boolean> {
  const rows = await db`
    insert into login_failure as f (what, who, failures, last_at)
      values (${what}, ${who}, 1, suerte_now())
    on conflict (what, who) do update set last_at = suerte_now(),
        failures = case when f.last_at < suerte_now() - interval '1 day' then 1 else f.failures + 1 end
      where f.last_at < suerte_now() - interval '1 day'
        or (f.failures < ${most} and (f.failures <= ${free} or f.last_at <= suerte_now()
          - least(${slowestMs}::float8, 1000 * 2 ^ least(f.failures - ${free} - 1, 30)) * interval '1 millisecond'))
    returning 1`
  return rows.length === 1
}

/** Counts one failure everywhere; a count that nobody added to for a day begins again. */
export async function noteFailures(db: Db, counted: readonly { what: string; who: string }[]) {
  const whats = counted.map(({ what }) => what)
  const whos = counted.map(({ who }) => who)
  await db`insert into login_failure (what, who, failures, last_at)
    select what, who, 1, suerte_now() from unnest(${whats}::text[], ${whos}::text[]) as t (what, who)
      order by what, who
    on conflict (what, who) do update set last_at = suerte_now(),
      failures = case when login_failure.last_at < suerte_now() - interval '1 day' then 1
        else login_failure.failures + 1 end`
}

export async function clearFailures(tx: Tx, counted: readonly { what: string; who: string }[]) {
  const whats = counted.map(({ what }) => what)
  const whos = counted.map(({ who }) => who)
  await tx`delete from login_failure f
    using unnest(${whats}::text[], ${whos}::text[]) as t (what, who)
    where f.what = t.what and f.who = t.who`
}

/** Whether a browser signed in to the account of this name before. */
export async function isKnownDevice(
  db: Reader,
  username: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const rows = await db`
    select 1 from known_device d join member m on m.id = d.member_id
      where m.username = ${username} and d.device_hash = ${deviceHash}`
  return rows.length > 0
}

/** Remembers a browser of a member; tells whether it is new to an account that had others. */
export async function rememberDevice(tx: Tx, memberId: string, deviceHash: Buffer) {
  const [row] = await tx<{ others: boolean; fresh: boolean }[]>`
    with others as (
      select exists (select from known_device where member_id = ${memberId}
        and device_hash <> ${deviceHash}) as yes),
    kept as (
      insert into known_device (member_id, device_hash) values (${memberId}, ${deviceHash})
        on conflict (member_id, device_hash) do update set seen_at = suerte_now()
        returning xmax = 0 as fresh)
    select others.yes as others, kept.fresh from others, kept`
  return row?.others === true && row.fresh
}

/** Browsers of a member are strangers from now on, but one that is named: a thief's may be among them. */
export async function forgetDevices(tx: Tx, memberId: string, except?: Buffer) {
  await tx`delete from known_device where member_id = ${memberId}
    and device_hash <> ${except ?? Buffer.alloc(0)}`
}

export async function sweepLogin(db: Db): Promise<void> {
  await db`delete from login_failure where last_at < suerte_now() - interval '1 day'`
  await db`delete from known_device where seen_at < suerte_now() - interval '400 days'`
}

/** Ends trial accounts that nobody used for so long; their names leave the lists. */
export async function closeIdleTrials(db: Db, idleHours: number): Promise<number> {
  const rows = await db`
    update member m set closing = 'closed', nickname = '', head_icon = ''
      where m.type = 4 and m.closing = ''
        and m.last_login_at < suerte_now() - ${idleHours} * interval '1 hour'
        and not exists (select from session s where s.member_id = m.id)
      returning 1`
  return rows.length
}
