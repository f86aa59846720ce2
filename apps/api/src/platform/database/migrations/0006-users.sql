create table users (
  id integer primary key,
  -- Stands for the user in the ledger, so that forgetting a user leaves the chain whole.
  ledger_id text not null unique,
  email text,
  email_folded text unique,
  email_confirmed_at timestamptz,
  password_hash text,
  name text not null,
  -- Without case and with look-alike letters made one.
  name_folded text not null unique,
  name_moderation text,
  name_changed_at timestamptz,
  url text not null unique,
  description text not null default '',
  description_moderation text,
  telegram text,
  telegram_moderation text,
  timezone text,
  is_timezone_manual boolean not null default false,
  country_code text not null default '',
  is_private boolean not null default false,
  reset_at timestamptz,
  created_at timestamptz not null,
  consent_version text,
  consent_at timestamptz,
  consent_address text,
  subscription_type smallint not null default 0,
  subscription_expires_at timestamptz,
  is_subscription_rejected boolean not null default false,
  acquirer_type smallint not null default 0,
  subscription_email text,
  trial_used_at timestamptz,
  blocked_at timestamptz,
  is_simulated boolean not null default false
);

-- Every url a user ever had: a freed one is never given to somebody else.
create table user_urls (
  url text primary key,
  user_id integer not null references users (id) on delete cascade
);
create index user_urls_by_user on user_urls (user_id);

create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The guest this user was before, so that one person's views count once.
  guest_id text not null,
  device jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

create table auth_hashes (
  hash text primary key,
  kind text not null,
  user_id integer not null references users (id) on delete cascade,
  -- The address the hash was mailed to.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index auth_hashes_by_user on auth_hashes (user_id, kind);

create table legacy_auth (
  value_hash text primary key,
  user_id integer not null references users (id) on delete cascade
);
