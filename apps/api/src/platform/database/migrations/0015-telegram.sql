-- Messages of one chat keep their order.
alter table outbox add column seq bigserial not null;
create index outbox_of_chat on outbox (recipient, seq) where status = 'pending' and channel = 'telegram';

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

-- Where a kind of notification goes: 1 e-mail, 2 Telegram, 3 both.
alter table user_notifications add column channels smallint not null default 1;

-- What the notification centre lists, under the id of the letter it came with.
create table notices (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  type smallint not null,
  subject text not null,
  text text not null,
  link text not null,
  at timestamptz not null,
  read_at timestamptz
);
create index notices_of_user on notices (user_id, at desc, id);
create index notices_by_time on notices (at);
