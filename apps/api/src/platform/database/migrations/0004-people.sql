create table users (
  id integer primary key,
  -- Stands for the user in the ledger, so that deleting a user leaves the chain whole.
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
  -- that of the device that signed in last
  timezone text,
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
  is_simulated boolean not null default false,
  -- a premium capper's choice: new tips are published to subscribers alone until the match begins
  delays_tips boolean not null default false
);

-- Every url a user ever had; of a deleted user it remains without one, and is never given to another.
create table user_urls (
  url text primary key,
  user_id integer references users (id) on delete set null
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

-- Secrets of authenticator apps, sealed with a key of the installation. Without confirmed_at one was
-- only shown: a sign-in does not ask for it.
create table totp_keys (
  user_id integer primary key references users (id) on delete cascade,
  sealed_secret text not null,
  started_at timestamptz not null,
  confirmed_at timestamptz,
  -- Codes of this step of thirty seconds and of all before it are used up.
  last_step bigint not null default 0
);

create table totp_recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table follows (
  follower_id integer not null references users (id) on delete cascade,
  tipster_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (follower_id, tipster_id),
  check (follower_id <> tipster_id)
);
create index follows_of_tipster on follows (tipster_id, created_at desc, follower_id);
create index follows_of_follower on follows (follower_id, created_at desc, tipster_id);

-- Only what differs from the default of its type.
create table user_notifications (
  user_id integer not null references users (id) on delete cascade,
  type smallint not null,
  is_active boolean not null,
  primary key (user_id, type)
);

create table unsubscribes (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  at timestamptz not null,
  options smallint[] not null,
  explanation text not null
);

-- Who is notified of what of a match.
create table match_notifications (
  user_id integer not null references users (id) on delete cascade,
  match_id integer not null references matches (id) on delete cascade,
  options smallint[] not null,
  -- the match as the user was last notified of it, and its revision then
  told jsonb not null,
  told_rev integer not null,
  created_at timestamptz not null,
  primary key (user_id, match_id)
);
-- Whoever was notified already is not read again while the others are.
create index match_notifications_untold on match_notifications (match_id, told_rev);

create table feedback (
  ticket_id text primary key,
  -- null: a guest wrote it
  user_id integer references users (id) on delete cascade,
  topic smallint not null,
  email text not null,
  email_folded text not null,
  message text not null,
  -- the page it is about
  url text,
  locale text not null,
  user_agent text not null,
  written_at timestamptz not null,
  answered_at timestamptz
);
create index feedback_waiting on feedback (written_at) where answered_at is null;
create index feedback_of_user on feedback (user_id);
create index feedback_by_email on feedback (email_folded);
