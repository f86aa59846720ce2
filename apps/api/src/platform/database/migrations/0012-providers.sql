-- Calls of providers of real matches, so that several workers and restarts stay within one limit.
create table provider_spends (
  id bigint generated always as identity primary key,
  provider text not null,
  spent_at timestamptz not null,
  cost integer not null
);
create index provider_spends_by_time on provider_spends (provider, spent_at);

-- What each provider is asked for: a worker that calls claims the task first.
create table provider_tasks (
  task text primary key,
  provider text not null,
  called_at timestamptz not null,
  answered_at timestamptz,
  -- the plan does not include it, or it is wrong
  refused_until timestamptz
);

-- How each provider does, and the matches that its calls are planned around.
create table provider_states (
  provider text primary key,
  failures integer not null default 0,
  closed_until timestamptz,
  failure text,
  quota_remaining integer,
  quota_at timestamptz,
  answered_at timestamptz,
  matches jsonb
);
