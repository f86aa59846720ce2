-- Starred matches (m), leagues (l) and teams (t) of an account.
create table favourites (
  user_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('m', 'l', 't')),
  entity_id integer not null,
  starred_at timestamptz not null,
  primary key (user_id, kind, entity_id)
);
