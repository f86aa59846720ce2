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

create index users_subscribed_until on users (subscription_expires_at)
  where subscription_expires_at is not null and not is_simulated;
