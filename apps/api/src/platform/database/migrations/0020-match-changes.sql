-- When start, status or score of a match changed last: readers of the open API ask for what is new.
alter table matches add column changed_at timestamptz not null default now();
create index matches_by_change on matches (sport, changed_at, id);
-- Few, and found without reading all others.
create index matches_called_off on matches (sport, status, starts_at) where status > 3;

create function note_match_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;

create trigger matches_change
  before update of starts_at, is_time_known, is_day_known, status, home_id, away_id, league_id,
    season_id, round, home_score, away_score, home_periods, away_periods, home_extra, away_extra,
    home_penalties, away_penalties, home_red_cards, away_red_cards, advancing on matches
  for each row when (
    (old.starts_at, old.is_time_known, old.is_day_known, old.status, old.home_id, old.away_id,
      old.league_id, old.season_id, old.round, old.home_score, old.away_score, old.home_periods,
      old.away_periods, old.home_extra, old.away_extra, old.home_penalties, old.away_penalties,
      old.home_red_cards, old.away_red_cards, old.advancing)
    is distinct from
    (new.starts_at, new.is_time_known, new.is_day_known, new.status, new.home_id, new.away_id,
      new.league_id, new.season_id, new.round, new.home_score, new.away_score, new.home_periods,
      new.away_periods, new.home_extra, new.away_extra, new.home_penalties, new.away_penalties,
      new.home_red_cards, new.away_red_cards, new.advancing)
  )
  execute function note_match_change();
