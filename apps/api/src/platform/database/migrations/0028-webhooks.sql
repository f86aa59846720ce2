-- Addresses that a subscriber's events are sent to.
create table webhooks (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  -- one of a user's few places, so that concurrent calls never make one too many
  place smallint not null check (place between 1 and 5),
  address text not null,
  -- encrypted for the user: messages are signed with it
  sealed_secret text not null,
  -- the one before, which also signs until then
  former_sealed_secret text,
  former_until timestamptz,
  -- of names in its messages
  locale text not null,
  -- every capper that the user follows, also those followed later
  all_cappers boolean not null,
  created_at timestamptz not null,
  -- since when no message was accepted; null after one that was
  failing_since timestamptz,
  -- nothing is sent from then on
  disabled_at timestamptz,
  -- failing, gone
  disabled_reason text,
  unique (user_id, place)
);

-- Saved searches whose finds are sent: the user's own, or presets.
create table webhook_searches (
  webhook_id uuid not null references webhooks (id) on delete cascade,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  primary key (webhook_id, topic, sport, template_id)
);

-- Followed cappers whose tips are sent.
create table webhook_cappers (
  webhook_id uuid not null references webhooks (id) on delete cascade,
  capper_id integer not null references users (id) on delete cascade,
  primary key (webhook_id, capper_id)
);
create index webhook_cappers_of_capper on webhook_cappers (capper_id);

-- Events of a webhook, each with the state of its delivery. When it is sent next stands in outbox.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- an event is sent to a webhook once
  event_key text not null,
  type text not null,
  -- byte for byte as it is signed and sent
  body text not null,
  -- waiting, delivered, failed
  status text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- how often its owner had it sent again
  resent integer not null default 0,
  tried_at timestamptz,
  -- of the answer; null without one
  code smallint,
  -- why there was none
  failure text,
  duration_ms integer,
  unique (webhook_id, event_key)
);
create index webhook_deliveries_by_time on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_old on webhook_deliveries (created_at);
