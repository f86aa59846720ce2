-- An order stores the price list it was made from: its renewals are charged by it, whatever is
-- offered later. Without one it was made before.
alter table payment_orders
  add column country_code text not null default '',
  add column prices jsonb,
  -- what a renewal is charged with, and when that was first requested: a repeated request has to
  -- be the same one
  add column method_id text,
  add column posted_at timestamptz;

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
  primary key (acquirer_type, method_id)
);
create index on acquirer_subscriptions (user_id);
create index on acquirer_subscriptions (next_try_at) where surplus_since is not null and ended_at is null;

insert into acquirer_subscriptions (acquirer_type, method_id, user_id, order_id, started_at)
select distinct on (m.acquirer_type, m.method_id) m.acquirer_type, m.method_id, m.user_id, o.id,
  m.saved_at
from pay_methods m
join payment_orders o on o.user_id = m.user_id and o.acquirer_type = m.acquirer_type
join payments p on p.order_id = o.id and p.kind = 'paid'
where m.acquirer_type = 3
order by m.acquirer_type, m.method_id, o.created_at desc;

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
