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
  delays_tips boolean not null default false,
  -- when somebody confirmed at registration that they are of age and accept the agreement
  adult_confirmed_at timestamptz,
  -- minutes of the day, in the account's zone, between which notifications wait; null = never
  quiet_from smallint,
  quiet_to smallint,
  -- a new address waits here until it is confirmed; the former one stays in force
  pending_email text,
  pending_email_folded text
);

create index users_subscribed_until on users (subscription_expires_at)
  where subscription_expires_at is not null and not is_simulated;

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
  last_used_at timestamptz not null,
  -- the linked account of another site by which the session began; null: a password
  provider text
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
  used_at timestamptz,
  -- the session that requested the link; null: any browser may use it
  session_hash text
);
create index auth_hashes_by_user on auth_hashes (user_id, kind);
-- Addresses under a revert link stay reserved for it.
create index auth_hashes_by_reserved_email on auth_hashes (lower(email)) where kind = 'revert';

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
  -- where it goes: 1 email, 2 Telegram, 3 both
  channels smallint not null default 1,
  -- push messages of a kind can be turned off without the kind
  is_pushed boolean not null default true,
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

-- Starred matches (m), leagues (l) and teams (t) of an account.
create table favourites (
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('m', 'l', 't')),
  entity_id integer not null,
  starred_at timestamptz not null,
  primary key (user_id, kind, entity_id)
);

-- Accounts elsewhere by which somebody signs in.
create table identities (
  provider text not null,
  -- the person as the provider knows them
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  email text,
  linked_at timestamptz not null,
  -- Who vouches for the person: a provider that is configured with another issuer later knows other
  -- people.
  issuer text not null default '',
  primary key (provider, issuer, subject)
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
  expires_at timestamptz not null,
  -- an attempt that was used remembers its language and page, for a visitor who reloads
  used_at timestamptz
);
create index sign_in_attempts_by_user on sign_in_attempts (user_id);

-- Visitors whom a provider sent back: the hash is worth something in their browser alone.
create table arrivals (
  hash text primary key,
  browser_hash text not null,
  provider text not null,
  subject text not null,
  email text,
  name text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  issuer text not null default '',
  -- an address that the provider did not verify still has to be confirmed
  is_email_verified boolean not null default true
);

-- Mailboxes that had a free trial, as keyed digests: they outlive the account for two years.
create table trial_mailboxes (
  mailbox_hash text primary key,
  used_at timestamptz not null
);

-- What a user was asked to pay: written before the acquirer hears of it, so that a payment whose
-- answer was lost is found again under its own name.
create table payment_orders (
  id uuid primary key,
  user_id integer not null,
  acquirer_type smallint not null check (acquirer_type between 1 and 3),
  subscription_type smallint not null check (subscription_type between 2 and 4),
  months smallint not null check (months > 0),
  -- kopecks or cents; nothing for a new card
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency in ('RUB', 'USD')),
  kind text not null check (kind in ('first', 'renewal', 'card')),
  locale text not null check (locale in ('ru', 'en')),
  created_at timestamptz not null,
  -- end of the term a renewal follows: a term is renewed once
  renews_until timestamptz,
  -- the payment as the acquirer names it
  provider_id text,
  payment_url text,
  -- asked again until then
  next_check_at timestamptz,
  closed_at timestamptz,
  -- An order stores the price list it was made from: its renewals are charged by it, whatever is
  -- offered later.
  country_code text not null default '',
  prices jsonb,
  -- what a renewal is charged with, and when that was first requested: a repeated request has to
  -- be the same one
  method_id text,
  posted_at timestamptz,
  -- the page a payer wanted to see: the page after paying leads back there
  next_path text check (length(next_path) <= 1000),
  unique (acquirer_type, provider_id)
);
create index on payment_orders (user_id, created_at);
create index on payment_orders (next_check_at) where closed_at is null;
create unique index payment_orders_renewed_once on payment_orders (user_id, renews_until)
  where renews_until is not null;

-- Every change of a subscription, only ever added to. No address and no card is in it; of a
-- deleted user the number stays, which leads nowhere.
create table payments (
  seq bigserial primary key,
  acquirer_type smallint not null check (acquirer_type between 0 and 3),
  event_id text not null check (length(event_id) between 1 and 200),
  user_id integer not null,
  order_id uuid references payment_orders,
  kind text not null,
  subscription_type smallint not null,
  months smallint not null,
  is_renewal boolean not null,
  amount_minor integer not null,
  currency text not null,
  seconds integer not null,
  -- by the clock of whoever says it
  happened_at timestamptz not null,
  received_at timestamptz not null,
  unique (acquirer_type, event_id)
);
create index on payments (user_id, seq);
create index on payments (order_id);

create function refuse_change_of_payments() returns trigger language plpgsql as $$
begin
  raise exception 'payments are only added to';
end $$;
create trigger payments_only_added_to before update or delete on payments
  for each row execute function refuse_change_of_payments();
create trigger payments_never_emptied before truncate on payments
  for each statement execute function refuse_change_of_payments();

-- What a renewal is charged with: a name the acquirer gave, worth nothing to anybody else.
create table pay_methods (
  user_id integer primary key references users on delete cascade,
  acquirer_type smallint not null,
  method_id text not null,
  saved_at timestamptz not null
);

-- The built-in acquirer's own books, apart from ours as those of any other are.
create table sandbox_payments (
  id uuid primary key,
  order_id uuid not null unique,
  amount_minor integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  decided_at timestamptz,
  refunded_minor integer not null default 0,
  refunded_at timestamptz
);

-- Subscriptions that an acquirer renews by itself; those of deleted users too, as long as it does.
create table acquirer_subscriptions (
  acquirer_type smallint not null,
  method_id text not null,
  user_id integer not null,
  -- the last payment of it: what its renewals cost
  order_id uuid not null references payment_orders,
  started_at timestamptz not null,
  -- our last stop or resume: the notification of an earlier one may arrive after it
  changed_at timestamptz,
  -- replaced by another one, or of a deleted user: it has to be ended at the acquirer
  surplus_since timestamptz,
  next_try_at timestamptz,
  ended_at timestamptz,
  -- Whether its acquirer renews it is not certain: a request to resume it got no answer, or it was
  -- paid for although its user had stopped it. It is requested again until the acquirer answers.
  unsure_since timestamptz,
  primary key (acquirer_type, method_id)
);
create index on acquirer_subscriptions (user_id);
create index on acquirer_subscriptions (next_try_at) where surplus_since is not null and ended_at is null;
create index on acquirer_subscriptions (next_try_at) where unsure_since is not null and ended_at is null;

-- Money that an operator has to look at: it fits no order, or not the agreed amount.
create table payment_issues (
  id bigserial primary key,
  acquirer_type smallint not null,
  event_id text not null check (length(event_id) between 1 and 200),
  reason text not null check (reason in ('unknown', 'early', 'card', 'deleted', 'mismatched')),
  -- as the acquirer reported it, to be applied once its order is known
  event jsonb not null,
  kind text not null,
  order_id uuid references payment_orders,
  provider_id text,
  amount_minor integer not null,
  currency text not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  resolved_at timestamptz,
  unique (acquirer_type, event_id)
);
create index on payment_issues (id) where resolved_at is null;
create index on payment_issues (acquirer_type, provider_id);

-- Until when the books of an acquirer were read.
create table acquirer_readings (
  acquirer_type smallint primary key,
  read_until timestamptz not null
);

-- What acquirers sent lately, for the operator; swept after 30 days.
create table acquirer_notifications (
  id bigserial primary key,
  acquirer_type smallint not null,
  received_at timestamptz not null,
  -- what it was about, by its sender's id of the payment
  kind text,
  provider_id text,
  -- its effect, or why it was not accepted
  outcome text not null
);
create index on acquirer_notifications (received_at);

-- The chat in which the bot reaches a user.
create table telegram_chats (
  user_id integer primary key references users (id) on delete cascade,
  chat_id text not null unique,
  username text,
  connected_at timestamptz not null
);

-- Codes of links to the bot that nobody has opened yet.
create table telegram_codes (
  code_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  locale text not null,
  expires_at timestamptz not null
);
create index telegram_codes_by_user on telegram_codes (user_id);

-- One process at a time polls for messages to a bot, from where the last one stopped.
create table telegram_polling (
  bot_id bigint primary key,
  next_update_id bigint not null,
  leased_until timestamptz not null
);

-- Messages to a bot that were answered: Telegram repeats one whose receipt it did not see.
create table telegram_updates (
  bot_id bigint not null,
  update_id bigint not null,
  received_at timestamptz not null,
  primary key (bot_id, update_id)
);
create index telegram_updates_by_time on telegram_updates (received_at);

-- What the notification centre lists, under the id of the letter it came with.
create table notices (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  type smallint not null,
  subject text not null,
  text text not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz,
  -- the same notification is listed once
  dedup_key text unique
);
create index notices_of_user on notices (user_id, at desc, id);
create index notices_by_time on notices (at);

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
