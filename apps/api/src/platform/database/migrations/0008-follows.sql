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
  primary key (user_id, type)
);

create table unsubscribes (
  id uuid primary key,
  user_id integer not null references users (id) on delete cascade,
  at timestamptz not null,
  options smallint[] not null,
  explanation text not null
);
