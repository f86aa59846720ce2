-- The secret address of a user's calendar of favourites. It is stored as it is, so that its owner can
-- see it again: what it opens is in this database too.
create table calendar_addresses (
  user_id integer primary key references users (id) on delete cascade,
  token text not null unique,
  made_at timestamptz not null
);
