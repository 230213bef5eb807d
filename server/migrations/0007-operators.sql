create table operator (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  password_hash text not null,
  otp_sealed bytea not null,
  -- the last time step a code was taken for: a code works once
  otp_step bigint not null default 0,
  roles text[] not null,
  disabled boolean not null default false,
  created_at timestamptz not null default suerte_now(),
  last_login_at timestamptz
);
create table operator_session (
  token_hash bytea primary key,
  handle_hash bytea not null unique,
  operator_id uuid not null references operator (id),
  created_at timestamptz not null default suerte_now(),
  seen_at timestamptz not null default suerte_now()
);
create table operator_invite (
  token_hash bytea primary key,
  username text not null,
  roles text[] not null,
  otp_sealed bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- Append-only; each entry carries the hash of the one before it.
create table audit (
  seq bigint primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  subject text not null,
  reason text not null,
  before text not null,
  after text not null,
  hash bytea not null
);
grant select, insert, update on operator, operator_invite to suerte_app;
grant select, insert, update, delete on operator_session to suerte_app;
grant select, insert on audit to suerte_app;
