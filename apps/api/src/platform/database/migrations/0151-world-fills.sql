-- A database that was filled with a big world for measuring: how far it is, and with what.
create table world_fills (
  id smallint primary key check (id = 1),
  matches integer not null,
  odds bigint not null,
  users integer not null,
  tips integer not null,
  seed integer not null,
  -- the present of that world
  as_of timestamptz not null,
  -- ids its rows begin with, by table
  first_ids jsonb not null,
  users_done integer not null default 0,
  -- months of matches and odds that are written, as buckets: year * 12 + month
  last_bucket integer,
  events_written integer not null default 0,
  is_done boolean not null default false
);
