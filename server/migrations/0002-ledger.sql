-- Double entry. A transfer moves one amount from one account (debit: it gives) to another (credit: it gets).
-- A member has the accounts 'cash' and 'held'; all other accounts are the house's and have no stored balance:
-- they are derived from the journal, so no house row is ever hot.
-- One `ledger` column serves both sides of a transfer: real and trial money cannot meet.
create type ledger_name as enum ('real', 'trial');
create type account_kind as enum
  ('cash', 'held', 'bank', 'gateway', 'lottery', 'rebate', 'trial_mint', 'correction');
create type transfer_kind as enum
  ('deposit', 'withdraw_hold', 'withdraw_release', 'withdraw_paid', 'bet', 'bet_rebate', 'bet_cancel',
   'rebate_reversal', 'prize', 'draw_refund', 'trial_grant', 'correction');

create table account (
  member_id uuid not null,
  ledger ledger_name not null,
  kind account_kind not null check (kind in ('cash', 'held')),
  balance bigint not null default 0 check (balance >= 0),
  version bigint not null default 0 check (version >= 0),
  primary key (member_id, ledger, kind)
) with (fillfactor = 70);

create table transfer (
  member_id uuid not null,
  id uuid not null,
  ledger ledger_name not null,
  kind transfer_kind not null,
  debit account_kind not null,
  credit account_kind not null,
  amount bigint not null check (amount > 0),
  -- the same key is the same transfer: twice asked, once done
  key text not null check (length(key) between 1 and 100),
  -- what caused it: order, ticket, deposit, withdrawal or draw
  cause text not null,
  -- balance and version of the member's account after this transfer: an unbroken chain per account
  debit_after bigint,
  debit_version bigint,
  credit_after bigint,
  credit_version bigint,
  at timestamptz not null default suerte_now(),
  primary key (member_id, id),
  unique (member_id, key),
  check (debit <> credit),
  check (debit in ('cash', 'held') or credit in ('cash', 'held')),
  check ((debit in ('cash', 'held')) = (debit_after is not null and debit_version is not null)),
  check ((credit in ('cash', 'held')) = (credit_after is not null and credit_version is not null)),
  check (debit_after >= 0 and credit_after >= 0)
);
create index transfer_at on transfer using brin (at);

grant select, insert on account to suerte_app;
grant update (balance, version) on account to suerte_app;
grant select, insert on transfer to suerte_app;

-- One transfer, decided and posted under the lock of the member's accounts.
-- outcome: 'posted', 'duplicate' (the key is known; the stored transfer stands) or 'insufficient'.
create function post_transfer(
  p_member uuid, p_ledger ledger_name, p_id uuid, p_kind transfer_kind,
  p_debit account_kind, p_credit account_kind, p_amount bigint, p_key text, p_cause text,
  out outcome text, out cash bigint, out held bigint
) language plpgsql set search_path = public, pg_temp as $$
declare
  cash_version bigint;
  held_version bigint;
begin
  perform 1 from account a
    where a.member_id = p_member and a.ledger = p_ledger order by a.kind for update;
  select a.balance, a.version into strict cash, cash_version from account a
    where a.member_id = p_member and a.ledger = p_ledger and a.kind = 'cash';
  select a.balance, a.version into strict held, held_version from account a
    where a.member_id = p_member and a.ledger = p_ledger and a.kind = 'held';
  if exists (select from transfer t where t.member_id = p_member and t.key = p_key) then
    outcome := 'duplicate';
    return;
  end if;
  if (p_debit = 'cash' and cash < p_amount) or (p_debit = 'held' and held < p_amount) then
    outcome := 'insufficient';
    return;
  end if;
  if p_debit = 'cash' then cash := cash - p_amount; cash_version := cash_version + 1; end if;
  if p_debit = 'held' then held := held - p_amount; held_version := held_version + 1; end if;
  if p_credit = 'cash' then cash := cash + p_amount; cash_version := cash_version + 1; end if;
  if p_credit = 'held' then held := held + p_amount; held_version := held_version + 1; end if;
  update account a set balance = post_transfer.cash, version = cash_version
    where a.member_id = p_member and a.ledger = p_ledger and a.kind = 'cash' and a.version <> cash_version;
  update account a set balance = post_transfer.held, version = held_version
    where a.member_id = p_member and a.ledger = p_ledger and a.kind = 'held' and a.version <> held_version;
  insert into transfer (member_id, id, ledger, kind, debit, credit, amount, key, cause,
      debit_after, debit_version, credit_after, credit_version)
    values (p_member, p_id, p_ledger, p_kind, p_debit, p_credit, p_amount, p_key, p_cause,
      case p_debit when 'cash' then cash when 'held' then held end,
      case p_debit when 'cash' then cash_version when 'held' then held_version end,
      case p_credit when 'cash' then cash when 'held' then held end,
      case p_credit when 'cash' then cash_version when 'held' then held_version end);
  outcome := 'posted';
end
$$;

-- Findings of the nightly check (I1..I9), newest last.
create table trial_balance (
  at timestamptz primary key default suerte_now(),
  findings jsonb not null
);
grant select, insert on trial_balance to suerte_app;

-- Who sent which key with which body, and what was answered. Bets keep theirs with the order.
create table idempotency (
  actor text not null,
  key text not null,
  body_hash bytea not null,
  reply jsonb,
  at timestamptz not null default suerte_now(),
  primary key (actor, key)
);
grant select, insert, update, delete on idempotency to suerte_app;
