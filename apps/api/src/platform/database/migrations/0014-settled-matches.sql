-- Rows that turned out to be another match: their addresses lead to it.
create table joined_matches (
  gone_id integer primary key,
  match_id integer not null
);
create index joined_matches_by_match on joined_matches (match_id);

-- The referee whom a surname with initials means, worked out anew behind every import.
alter table referees add column same_as integer references referees (id);
-- Whom the source of a match named, where the match shows the one who is meant.
create table told_referees (
  match_id integer primary key references matches (id) on delete cascade,
  referee_id integer not null references referees (id)
);
create index told_referees_by_referee on told_referees (referee_id);

-- Matches that have not begun as far as anybody told.
create index matches_awaited on matches (starts_at) where status = 1;
