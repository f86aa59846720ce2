-- Which leagues name referees of their matches.
create index matches_with_referee on matches (league_id) where referee_id is not null;
