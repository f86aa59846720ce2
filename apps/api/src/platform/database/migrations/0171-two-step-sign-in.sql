-- Secrets of authenticator apps, sealed with a key of the installation. One without confirmed_at was
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
