-- Keys of the open API. The key itself is stored nowhere.
create table open_keys (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  -- one of a user's few places, so that concurrent calls never make one too many
  place smallint not null check (place between 1 and 5),
  -- SHA-256 of the key
  hash text not null unique,
  name text not null,
  -- its beginning and end, by which its owner recognizes it
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (user_id, place)
);

-- Calls by UTC day, of all keys of a user: a revoked key leaves its part.
create table open_key_days (
  user_id integer not null references users (id) on delete cascade,
  day date not null,
  calls integer not null,
  refused integer not null,
  unchanged integer not null,
  primary key (user_id, day)
);
