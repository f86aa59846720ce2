-- All a source said of a match the last time it told it whole, as a digest, and the sequence under
-- which it was repeated since: what is repeated word for word is passed over.
create table feed_contents (
  match_id integer not null,
  source text not null,
  digest text not null,
  seq bigint not null,
  primary key (match_id, source)
);

-- Matches are written by one door, which finds or makes what they refer to in the same transaction;
-- none of that is ever deleted. Five checks a match took longer than writing it, and those of the
-- teams of a season repeat them.
alter table matches drop constraint matches_league_id_fkey;
alter table matches drop constraint matches_season_id_fkey;
alter table matches drop constraint matches_home_id_fkey;
alter table matches drop constraint matches_away_id_fkey;
alter table matches drop constraint matches_referee_id_fkey;
alter table season_teams drop constraint season_teams_season_id_fkey;
alter table season_teams drop constraint season_teams_team_id_fkey;
