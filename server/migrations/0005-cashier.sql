create table deposit (
  id uuid primary key,
  member_id uuid not null references member (id),
  channel text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'review', 'paid', 'refused', 'expired')),
  remark text not null default '',
  reason text not null default '',
  -- the gateway's own name of the order; one outside reference, one deposit
  reference text unique,
  created_at timestamptz not null default suerte_now(),
  decided_at timestamptz
);
create index deposit_member on deposit (member_id, id);
create index deposit_state on deposit (state, id);

create table receipt (
  id uuid primary key,
  member_id uuid not null references member (id),
  deposit_id uuid references deposit (id),
  media_type text not null,
  picture bytea not null,
  created_at timestamptz not null default suerte_now()
);
create index receipt_deposit on receipt (deposit_id);
create index receipt_member on receipt (member_id);

create table withdrawal (
  id uuid primary key,
  member_id uuid not null references member (id),
  bank_card_id uuid not null references bank_card (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('review', 'approved', 'paid', 'refused')),
  reason text not null default '',
  reference text not null default '',
  created_at timestamptz not null default suerte_now(),
  decided_at timestamptz
);
create index withdrawal_member on withdrawal (member_id, id);
create index withdrawal_state on withdrawal (state, id);

-- Who said yes to what. Two different people where the amount asks for it.
create table approval (
  subject text not null,
  operator_id uuid not null,
  at timestamptz not null default suerte_now(),
  primary key (subject, operator_id)
);
grant select, insert, update on deposit, receipt, withdrawal to suerte_app;
grant select, insert on approval to suerte_app;
grant delete on receipt to suerte_app;

-- The bundled payment gateway keeps its own books, as a real one would.
create table sandbox_order (
  id uuid primary key,
  merchant_order text not null unique,
  amount text not null,
  currency text not null,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in ('open', 'paid', 'failed')),
  attempts int not null default 0,
  delivered boolean not null default false,
  next_try_at timestamptz,
  created_at timestamptz not null default suerte_now()
);
grant select, insert, update on sandbox_order to suerte_app;
