create table member (
  id uuid primary key,
  username text not null check (username = lower(username)),
  -- 0 player, 1 agent, 2 general agent, 4 trial, 40 house test account, 41 and 42 salaried agents
  type smallint not null,
  merchant_code text not null,
  ledger ledger_name not null,
  password_hash text not null,
  payment_password_hash text,
  nickname text not null default '',
  fields jsonb not null default '{}',
  register_method text not null default 'H5',
  terms_version text not null default '',
  member_series smallint not null,
  disabled boolean not null default false,
  registered_at timestamptz not null default suerte_now(),
  last_login_at timestamptz,
  check ((type = 4) = (ledger = 'trial'))
);
create unique index member_username on member (username);
create index member_registered on member (registered_at);

create table session (
  token_hash bytea primary key,
  handle_hash bytea not null unique,
  member_id uuid not null references member (id),
  address text not null,
  agent text not null,
  created_at timestamptz not null default suerte_now(),
  seen_at timestamptz not null default suerte_now()
);
create index session_member on session (member_id);

-- A launch token opens one game once; the frame session that it becomes dies with the session it came from.
create table launch_token (
  token_hash bytea primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  member_id uuid not null,
  game_id text not null,
  expires_at timestamptz not null
);
create table frame_session (
  token_hash bytea primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  member_id uuid not null,
  game_id text not null,
  created_at timestamptz not null default suerte_now(),
  expires_at timestamptz not null
);
create index launch_token_session on launch_token (session_hash);
create index frame_session_session on frame_session (session_hash);

create table captcha (
  id uuid primary key,
  answer text not null,
  expires_at timestamptz not null
);
-- Things that may be used once: solved tasks, identifiers of sealed payloads.
create table used_once (
  what text not null,
  token text not null,
  expires_at timestamptz not null,
  primary key (what, token)
);
-- Failed logins by account and address, so that guessing slows down without locking the owner out.
create table login_failure (
  username text not null,
  address text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (username, address)
);
create table encryption_key (
  kid text primary key,
  private_sealed bytea not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default suerte_now()
);
create table bank_card (
  id uuid primary key,
  member_id uuid not null references member (id),
  bank_code text not null,
  holder text not null,
  number_sealed bytea not null,
  number_digest bytea not null unique,
  number_ending text not null,
  created_at timestamptz not null default suerte_now()
);
create index bank_card_member on bank_card (member_id);

grant select, insert, update, delete on member, session, launch_token, frame_session, captcha, used_once,
  login_failure, encryption_key, bank_card to suerte_app;
revoke delete on member from suerte_app;
