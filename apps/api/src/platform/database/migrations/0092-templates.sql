-- Searches and filters of the scanner somebody keeps. Those everybody has are no rows.
create table templates (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  -- 1 tips, 2 users, 3 scanner
  topic smallint not null,
  -- of the scanner; 0 = all sports at once
  sport smallint not null,
  name text not null,
  name_folded text not null,
  params jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, topic, sport, name_folded)
);

-- Who is told of what a template finds: one of everybody's or one's own.
create table template_alerts (
  user_id integer not null references users (id) on delete cascade,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  channel smallint not null,
  frequency smallint not null,
  -- minutes of the day in the account's zone; both null = no quiet time
  quiet_from smallint,
  quiet_to smallint,
  is_active boolean not null,
  -- when it is looked at next
  due_at timestamptz not null,
  -- what was there at the first look is no news; null before it
  primed_at timestamptz,
  primary key (user_id, topic, sport, template_id)
);
create index template_alerts_due on template_alerts (due_at) where is_active;

-- What each alert has told of, or saw at its first look.
create table template_alerts_told (
  user_id integer not null,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  key text not null,
  milli integer not null,
  seen_at timestamptz not null,
  primary key (user_id, topic, sport, template_id, key),
  foreign key (user_id, topic, sport, template_id) references template_alerts on delete cascade
);
