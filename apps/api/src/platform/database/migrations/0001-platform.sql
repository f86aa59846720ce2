-- Ids are made by the application in blocks: no sequences, small numbers for links.
create table id_counters (
  name text primary key,
  next_id integer not null
);

create table outbox (
  id uuid primary key,
  dedup_key text not null unique,
  channel text not null,
  kind text not null,
  recipient text not null,
  locale text not null,
  payload jsonb not null,
  -- pending, sent, dropped (nobody to send to), dead
  status text not null default 'pending',
  attempts integer not null default 0,
  created_at timestamptz not null,
  run_at timestamptz not null,
  locked_until timestamptz,
  finished_at timestamptz,
  last_error text,
  -- the message as it was sent; stored only where nothing else carries it
  rendered jsonb,
  seq bigserial not null,
  -- 1 account and security, 2 payments, 3 the user's own tips, matches and searches, 4 followers and
  -- digests: a lane never waits for a later one
  lane smallint not null default 4,
  -- whom a message is about: it goes with the account
  user_id integer,
  -- how often a mail was transferred in full without an answer of the mail server: it may have arrived
  unanswered smallint not null default 0
);
create index outbox_by_time on outbox (created_at desc);
create index outbox_due on outbox (channel, lane, run_at, seq) where status = 'pending';
-- Messages of one recipient keep their order.
create index outbox_of_recipient on outbox (channel, recipient, seq) where status = 'pending';
create index outbox_of_user on outbox (user_id) where user_id is not null;
create index outbox_of_address on outbox (recipient) where user_id is null;
create index outbox_dead on outbox (channel, lane) where status = 'dead';

-- Answers of writes by the caller's own key, so that a repeated one gets the same answer.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_sha256 text not null,
  status smallint,
  reply text,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_time on idempotency_keys (created_at);

create table statistics_events (
  id uuid primary key,
  at timestamptz not null,
  event_type text not null,
  event_properties jsonb not null,
  user_agent text not null
);
create index statistics_events_by_time on statistics_events (at);

-- How far the past of the simulated world and its people has been written. One row, in a simulated
-- world alone.
create table simulated_history (
  id smallint primary key check (id = 1),
  -- the present it leads up to: an interrupted start continues with the same past
  began_at timestamptz not null,
  -- events written so far, of the list that follows from the seed and the instant above
  events_written integer not null default 0,
  is_done boolean not null default false,
  -- the day (since 1970-01-01) back to which all past matches have been backfilled
  told_back_to integer
);

-- A database that was filled with load test data: how far it is, and with what.
create table world_fills (
  id smallint primary key check (id = 1),
  matches integer not null,
  odds bigint not null,
  users integer not null,
  tips integer not null,
  seed integer not null,
  -- the present of that world
  as_of timestamptz not null,
  -- first id of its rows, by table
  first_ids jsonb not null,
  users_done integer not null default 0,
  -- last month of matches and odds that is written, as a bucket: year * 12 + month
  last_bucket integer,
  events_written integer not null default 0,
  is_done boolean not null default false
);

-- Background work: when each job last succeeded, and how often it failed, in all processes.
create table job_states (
  name text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0
);

-- Results that take long to compute, stored by a job for all processes: no visitor waits for them.
create table computed_results (
  name text primary key,
  computed_at timestamptz not null,
  value jsonb not null
);
