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

-- Background work: when each job last succeeded, and how often it failed, in all processes.
create table job_states (
  name text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0
);
