create table lottery_game (
  id text primary key,
  name text not null,
  family text not null,
  position int not null,
  interval_seconds int not null,
  close_lead_seconds int not null,
  offset_minutes int not null default 0,
  play_types text[] not null,
  vassalage text not null,
  game_type text not null,
  enabled boolean not null default true,
  is_hot boolean not null default false,
  is_new boolean not null default false,
  rules_version int not null
);
-- Prizes, odds and limits by version: a ticket keeps the version it was bought under.
create table lottery_rules (
  game_id text not null references lottery_game (id),
  version int not null,
  rules jsonb not null,
  at timestamptz not null default suerte_now(),
  primary key (game_id, version)
);

create table numero (
  id bigint generated always as identity primary key,
  game_id text not null references lottery_game (id),
  numero text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'closed', 'drawn', 'settled', 'void')),
  commitment bytea not null,
  secret_sealed bytea not null,
  beacon_round bigint not null,
  -- frozen at close
  root bytea,
  ticket_count int,
  total_stake bigint,
  -- fixed by the draw
  source text check (source in ('beacon', 'fallback')),
  secret bytea,
  result smallint[],
  drawn_at timestamptz,
  settled_at timestamptz,
  void_reason text not null default '',
  unique (game_id, numero),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((result is null) = (source is null)),
  check (state not in ('drawn', 'settled') or result is not null)
);
create index numero_due on numero (draws_at) where state in ('open', 'closed', 'drawn');
create index numero_game on numero (game_id, draws_at desc);

-- Rounds of the public beacon as they were received and verified.
create table beacon_round (
  chain_hash text not null,
  round bigint not null,
  signature bytea not null,
  randomness bytea not null,
  primary key (chain_hash, round)
);

create table ticket_order (
  member_id uuid not null,
  id uuid not null,
  ledger ledger_name not null,
  numero_id bigint not null,
  key text not null,
  body_hash bytea not null,
  total bigint not null,
  balance_after bigint not null,
  ticket_ids uuid[] not null,
  at timestamptz not null default suerte_now(),
  primary key (member_id, id),
  unique (member_id, key)
);

-- A ticket never changes. That it was cancelled, won or refunded stands in rows beside it; that it lost, in the draw.
create table ticket (
  member_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  numero_id bigint not null,
  -- settlement set of the member: all tickets of one member stand in one set
  bucket smallint not null check (bucket between 0 and 31),
  ledger ledger_name not null,
  play_code text not null,
  selection text not null,
  -- necessary bits of a win, see domain/lottery/play.ts
  mask bigint not null,
  unit_mode text not null,
  multiple int not null,
  series smallint not null,
  odds text not null,
  rules_version int not null,
  units int not null,
  stake bigint not null check (stake > 0),
  rebate bigint not null check (rebate >= 0),
  primary key (member_id, id)
);
create index ticket_numero on ticket (numero_id, bucket);

create table ticket_cancel (
  member_id uuid not null,
  ticket_id uuid not null,
  numero_id bigint not null,
  at timestamptz not null default suerte_now(),
  primary key (member_id, ticket_id)
);
create index ticket_cancel_numero on ticket_cancel (numero_id);

create table ticket_win (
  member_id uuid not null,
  ticket_id uuid not null,
  numero_id bigint not null,
  prize bigint not null check (prize > 0),
  -- a tie gives the stake back; it is not a win
  push boolean not null,
  primary key (member_id, ticket_id)
);
create index ticket_win_numero on ticket_win (numero_id);

-- The sets of a draw that is being paid (or refunded): done once each, in any order, by any worker.
create table settle_set (
  numero_id bigint not null references numero (id),
  bucket smallint not null,
  done boolean not null default false,
  tickets int not null default 0,
  members int not null default 0,
  paid bigint not null default 0,
  primary key (numero_id, bucket)
);

grant select on lottery_game, lottery_rules to suerte_app;
grant insert, update on lottery_game to suerte_app;
grant insert on lottery_rules to suerte_app;
grant select, insert, update on numero, settle_set to suerte_app;
grant select, insert on beacon_round, ticket_order, ticket, ticket_cancel, ticket_win to suerte_app;

-- Placing bets, many members' orders in one commit. Each member stands at most once in a batch.
-- Purchases share a lock on the numero that the freeze takes alone: after the freeze nothing can be added.
-- status: 0 sold, 1 known key, 2 numero closed, 3 not enough money, 4 the game session has ended.
create function place_bets(
  p_frame bytea[], p_member uuid[], p_ledger ledger_name[], p_order uuid[], p_numero bigint[], p_key text[],
  p_hash bytea[], p_total bigint[], p_rebate bigint[], p_bet_id uuid[], p_rebate_id uuid[], p_tickets text[],
  t_index int[], t_id uuid[], t_play text[], t_selection text[], t_mask bigint[], t_unit_mode text[],
  t_multiple int[], t_series smallint[], t_odds text[], t_rules int[], t_units int[], t_stake bigint[],
  t_rebate bigint[], t_bucket smallint[]
) returns table (index int, status smallint, balance bigint, placed_at timestamptz)
language plpgsql set search_path = public, pg_temp
-- plans are made once, when tables may still be empty: indexes always
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  moment timestamptz;
begin
  perform pg_advisory_xact_lock_shared(7301, n::int)
    from (select distinct unnest(p_numero) as n order by 1) as numeros;
  moment := suerte_now();
  return query
  with
    asked as materialized (
      select u.* from unnest(p_frame, p_member, p_ledger, p_order, p_numero, p_key, p_hash, p_total, p_rebate,
          p_bet_id, p_rebate_id, p_tickets)
        with ordinality as u (frame, member_id, ledger, order_id, numero_id, key, hash, total, rebate,
          bet_id, rebate_id, ticket_ids, i)
    ),
    held as materialized (
      select a.member_id, a.balance, a.version
        from account a join asked q on q.member_id = a.member_id and q.ledger = a.ledger
        where a.kind = 'cash' order by a.member_id for update of a
    ),
    judged as materialized (
      select q.*, h.balance, h.version,
        (case
          when h.member_id is null or (
              select 1 from frame_session f
                join session s on s.token_hash = f.session_hash
                join member m on m.id = f.member_id
                where f.token_hash = q.frame and f.member_id = q.member_id
                  and f.expires_at > moment and not m.disabled limit 1) is null
            then 4
          when (select 1 from ticket_order o where o.member_id = q.member_id and o.key = q.key limit 1) = 1
            then 1
          when n.id is null or n.state <> 'open' or moment < n.opens_at or moment >= n.closes_at
            then 2
          when h.balance < q.total then 3
          else 0
        end)::smallint as status
      from asked q
        left join held h on h.member_id = q.member_id
        left join numero n on n.id = q.numero_id
    ),
    paid as (
      update account a
        -- from what stood under the lock: reckoned from the row of the snapshot, the check of the balance would
        -- refuse a member whom another process has just paid
        set balance = j.balance - j.total + j.rebate,
            version = j.version + case when j.rebate > 0 then 2 else 1 end
        from judged j
        where j.status = 0 and a.member_id = j.member_id and a.ledger = j.ledger and a.kind = 'cash'
    ),
    journal as (
      insert into transfer (member_id, id, ledger, kind, debit, credit, amount, key, cause,
          debit_after, debit_version, credit_after, credit_version)
        select j.member_id, j.bet_id, j.ledger, 'bet'::transfer_kind, 'cash'::account_kind,
            'lottery'::account_kind, j.total, 'bet:' || j.order_id, j.order_id::text,
            j.balance - j.total, j.version + 1, null::bigint, null::bigint
          from judged j where j.status = 0
        union all
        select j.member_id, j.rebate_id, j.ledger, 'bet_rebate', 'rebate', 'cash', j.rebate,
            'rebate:' || j.order_id, j.order_id::text,
            null, null, j.balance - j.total + j.rebate, j.version + 2
          from judged j where j.status = 0 and j.rebate > 0
    ),
    sold as (
      insert into ticket (member_id, id, order_id, numero_id, bucket, ledger, play_code, selection, mask,
          unit_mode, multiple, series, odds, rules_version, units, stake, rebate)
        select j.member_id, t.id, j.order_id, j.numero_id, t.bucket, j.ledger, t.play, t.selection, t.mask,
            t.unit_mode, t.multiple, t.series, t.odds, t.rules, t.units, t.stake, t.rebate
          from unnest(t_index, t_id, t_play, t_selection, t_mask, t_unit_mode, t_multiple, t_series,
              t_odds, t_rules, t_units, t_stake, t_rebate, t_bucket)
            as t (i, id, play, selection, mask, unit_mode, multiple, series, odds, rules, units, stake,
              rebate, bucket)
          join judged j on j.i = t.i and j.status = 0
    ),
    listed as (
      insert into ticket_order (member_id, id, ledger, numero_id, key, body_hash, total, balance_after,
          ticket_ids, at)
        select j.member_id, j.order_id, j.ledger, j.numero_id, j.key, j.hash, j.total,
            j.balance - j.total + j.rebate,
            j.ticket_ids::uuid[], moment
          from judged j where j.status = 0
    )
  select j.i::int, j.status,
      case when j.status = 0 then j.balance - j.total + j.rebate else coalesce(j.balance, 0) end,
      moment
    from judged j;
end
$$;

-- Pays (or refunds) one set, once: one posting per member. Gives nothing when the set is done or when
-- somebody else works on it. p_win_* are the tickets that won (none in a refund).
create function pay_set(
  p_numero bigint, p_bucket smallint, p_kind transfer_kind, p_tickets int,
  p_member uuid[], p_ledger ledger_name[], p_transfer uuid[], p_amount bigint[],
  p_win_member uuid[], p_win_ticket uuid[], p_win_prize bigint[], p_win_push boolean[]
) returns bigint
language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  total bigint;
begin
  perform 1 from settle_set
    where numero_id = p_numero and bucket = p_bucket and not done for update skip locked;
  if not found then
    return null;
  end if;
  with
    due as materialized (
      select u.* from unnest(p_member, p_ledger, p_transfer, p_amount)
        as u (member_id, ledger, id, amount)
    ),
    credited as (
      update account a set balance = a.balance + d.amount, version = a.version + 1
        from due d
        where a.member_id = d.member_id and a.ledger = d.ledger and a.kind = 'cash'
        returning a.member_id, a.ledger, a.balance, a.version, d.id, d.amount
    ),
    won as (
      insert into ticket_win (numero_id, member_id, ticket_id, prize, push)
        select p_numero, w.* from unnest(p_win_member, p_win_ticket, p_win_prize, p_win_push) as w
    ),
    journal as (
      insert into transfer (member_id, id, ledger, kind, debit, credit, amount, key, cause,
          credit_after, credit_version)
        select c.member_id, c.id, c.ledger, p_kind, 'lottery', 'cash', c.amount,
            p_kind || ':' || p_numero, p_numero::text, c.balance, c.version
          from credited c
        returning amount
    )
  select coalesce(sum(amount), 0) into total from journal;
  update settle_set set done = true, tickets = p_tickets, members = cardinality(p_member), paid = total
    where numero_id = p_numero and bucket = p_bucket;
  return total;
end
$$;
