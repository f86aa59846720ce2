-- Accounts elsewhere by which somebody signs in.
create table identities (
  provider text not null,
  -- the person as the provider knows them
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  email text,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create unique index identities_by_user on identities (user_id, provider);

-- Visitors who were sent to a provider and have not come back.
create table sign_in_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  -- who links the account; null: somebody signs in
  user_id integer references users (id) on delete cascade,
  next_page text not null,
  locale text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_by_user on sign_in_attempts (user_id);

-- Visitors whom a provider sent back: the hash is worth something in their browser alone.
create table arrivals (
  hash text primary key,
  browser_hash text not null,
  provider text not null,
  subject text not null,
  -- only one that the provider has verified
  email text,
  name text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
