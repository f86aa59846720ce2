-- Who is told of what of a match.
create table match_notifications (
  user_id integer not null references users (id) on delete cascade,
  match_id integer not null references matches (id) on delete cascade,
  options smallint[] not null,
  -- the match as it was last told of, and its revision then
  told jsonb not null,
  told_rev integer not null,
  created_at timestamptz not null,
  primary key (user_id, match_id)
);
create index match_notifications_of_match on match_notifications (match_id);
