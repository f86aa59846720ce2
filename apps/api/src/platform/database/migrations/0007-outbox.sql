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
  -- The message as it went out; kept only where nothing else carries it.
  rendered jsonb
);
create index outbox_waiting on outbox (run_at) where status = 'pending';
create index outbox_by_time on outbox (created_at desc);
