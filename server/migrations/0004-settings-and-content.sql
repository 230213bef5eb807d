create table setting (
  key text primary key,
  value jsonb not null,
  version bigint not null default 1
);
create table banner (
  id uuid primary key,
  group_name text not null,
  position int not null,
  title text not null,
  url text not null,
  linkage text not null,
  art text not null
);
create table announcement (
  id uuid primary key,
  title text not null,
  content text not null,
  published_at timestamptz not null default suerte_now()
);
-- Messages that leave the house: written with the effect that causes them, delivered by a job.
create table outbox (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  state text not null default 'waiting',
  at timestamptz not null default suerte_now()
);
create index outbox_at on outbox (at);
-- Recurring work: who ran it last; a row is claimed by its lock.
create table job (
  name text primary key,
  next_at timestamptz not null
);
grant select, insert, update, delete on setting, banner, announcement, outbox, job to suerte_app;
