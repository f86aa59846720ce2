-- Browsers that are sent notifications; one ends with the sign-in it was begun in.
create table push_subscriptions (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  token_hash text not null references sessions (token_hash) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_by_session on push_subscriptions (token_hash);
