-- Accounts: every way in and out, what a member keeps with us, and the messages that leave the house.

alter table member
  -- null for who comes in by SMS, passkey or social login alone
  alter password_hash drop not null,
  -- E.164 without the plus sign, once a code proved it
  add mobile text,
  -- as it was typed; `email_verified_at` says whether a code proved it
  add email text not null default '',
  add email_verified_at timestamptz,
  add payee_name text not null default '',
  -- '' (drawn from the id), 'art:<n>' or a data address of a picture that we drew anew
  add head_icon text not null default '',
  add invite_code text,
  add invited_by uuid references member (id),
  -- versions that were agreed to: {"terms": "...", "privacy": "...", "funds": "..."}
  add consents jsonb not null default '{}',
  add identity_state text not null default 'none'
    check (identity_state in ('none', 'waiting', 'verified', 'refused')),
  -- '' open; 'closing' until the last cent is paid out, then 'closed'
  add closing text not null default '' check (closing in ('', 'closing', 'closed')),
  add closing_card uuid,
  -- when the member asked last; a withdrawal that an operator refused since then is not repeated by itself
  add closing_at timestamptz;
create unique index member_mobile on member (mobile) where mobile is not null;
create unique index member_email on member (lower(email)) where email_verified_at is not null;
create unique index member_invite on member (invite_code) where invite_code is not null;
create index member_invited_by on member (invited_by) where invited_by is not null;
create index member_trial_idle on member (last_login_at) where type = 4 and closing = '';
create index member_closing on member (id) where closing = 'closing';
create index member_closed on member (closing_at) where closing = 'closed';
-- who was here before may invite, too; twelve signs drawn at random, none that people mix up
update member
  set invite_code = translate(upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), '01', 'GH')
  where ledger = 'real';

alter table session
  -- what lists show and what the member names to end it; the credential stays a secret
  add id uuid not null default gen_random_uuid(),
  add device text not null default '',
  -- when the member last showed who is there, beyond having the cookie
  add confirmed_at timestamptz not null default suerte_now();
create unique index session_id on session (id);
-- a session gets a new token when it is confirmed; what was opened from it goes along
alter table launch_token drop constraint launch_token_session_hash_fkey,
  add foreign key (session_hash) references session (token_hash) on delete cascade on update cascade;
alter table frame_session drop constraint frame_session_session_hash_fkey,
  add foreign key (session_hash) references session (token_hash) on delete cascade on update cascade;

-- Each agreement as it was given; the member row has the newest versions.
create table consent (
  member_id uuid not null references member (id),
  kind text not null,
  version text not null,
  address text not null,
  at timestamptz not null default suerte_now(),
  primary key (member_id, kind, version)
);
create table legal_document (
  kind text not null,
  version text not null,
  title text not null,
  body text not null,
  published_at timestamptz not null default suerte_now(),
  primary key (kind, version)
);

-- A code that was sent by SMS or e-mail. It is asked for by the name of the request, which only the
-- browser that asked has: a stranger can neither try it nor use up its tries.
create table sent_code (
  request_hash bytea primary key,
  purpose text not null,
  -- E.164 digits or an e-mail address
  recipient text not null,
  -- null when there is nobody to let in: such a code is never right
  code_digest bytea,
  member_id uuid,
  tries_left int not null,
  expires_at timestamptz not null
);
create index sent_code_expires on sent_code (expires_at);
-- What was sent, by what it is counted by: number, prefix, address, day.
create table send_count (
  what text not null,
  who text not null,
  starts_at timestamptz not null,
  sent int not null,
  primary key (what, who, starts_at)
);
create index send_count_starts on send_count (starts_at);

-- Failures of sign-ins: by account and device, by account for all strangers, by address.
drop table login_failure;
create table login_failure (
  what text not null,
  who text not null,
  failures int not null,
  last_at timestamptz not null,
  primary key (what, who)
);
create index login_failure_last on login_failure (last_at);
-- A browser that signed in to an account before; strangers who guess do not slow it down.
create table known_device (
  member_id uuid not null references member (id) on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null default suerte_now(),
  primary key (member_id, device_hash)
);
create index known_device_seen on known_device (seen_at);

-- what lists show of an operator's session and what ends it
alter table operator_session add id uuid not null default gen_random_uuid();
create unique index operator_session_id on operator_session (id);

create table security_answer (
  member_id uuid not null references member (id),
  question text not null,
  answer_hash text not null,
  primary key (member_id, question)
);
create table social_identity (
  issuer text not null,
  subject text not null,
  member_id uuid not null references member (id),
  created_at timestamptz not null default suerte_now(),
  primary key (issuer, subject)
);
create index social_identity_member on social_identity (member_id);

-- Passkeys of members and operators alike; `owner` is the id of either.
create table passkey (
  id uuid primary key,
  kind text not null check (kind in ('member', 'operator')),
  owner uuid not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default suerte_now(),
  used_at timestamptz
);
create index passkey_owner on passkey (kind, owner);
create table passkey_ceremony (
  id uuid primary key,
  kind text not null,
  -- null while it is not known who signs in
  owner uuid,
  challenge text not null,
  expires_at timestamptz not null
);

-- Who a member says to be, until and after an operator checked it. Numbers are sealed; digests find twins.
create table person (
  member_id uuid primary key references member (id),
  name text not null,
  birth_date date not null,
  address text not null,
  id_number_sealed bytea not null,
  id_number_ending text not null,
  -- of the document number; of name and birth date
  number_digest bytea not null,
  name_digest bytea not null,
  reason text not null default '',
  sent_at timestamptz not null default suerte_now(),
  decided_at timestamptz,
  -- a refused person may try again with another account
  active boolean not null default true
);
create unique index person_number on person (number_digest) where active;
create unique index person_name on person (name_digest) where active;
create table exclusion (
  id uuid primary key,
  name text not null,
  birth_date date not null,
  number_digest bytea,
  name_digest bytea not null,
  note text not null,
  created_at timestamptz not null default suerte_now()
);

alter table bank_card add removed_at timestamptz;
alter table bank_card drop constraint if exists bank_card_number_digest_key;
create unique index bank_card_number on bank_card (number_digest) where removed_at is null;

alter table outbox
  -- when it is tried (again)
  add next_at timestamptz not null default suerte_now(),
  add tries int not null default 0,
  -- holds a code: the text is kept only where the outbox itself is the provider
  add secret boolean not null default false;
create index outbox_waiting on outbox (next_at) where state = 'waiting';

grant select, insert, update, delete on consent, legal_document, sent_code, send_count, login_failure,
  known_device, security_answer, social_identity, passkey, passkey_ceremony, person, exclusion to suerte_app;
revoke update, delete on consent from suerte_app;
revoke update, delete on legal_document from suerte_app;
grant delete on operator_invite to suerte_app;
