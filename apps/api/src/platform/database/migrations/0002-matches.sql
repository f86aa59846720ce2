create table leagues (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  -- ISO 3166-1 alpha-2, a subdivision such as GB-ENG, or '' for international
  country_code text not null,
  league_type smallint not null,
  tier smallint not null default 3,
  points_win smallint not null default 3,
  points_draw smallint not null default 1,
  points_loss smallint not null default 0,
  current_season_id integer,
  is_simulated boolean not null default false,
  -- a handle without the @
  twitter text,
  -- drawn like those of teams; null = the flag of the country instead
  crest jsonb,
  -- spelt by rule where no source gives a Russian name
  ru_by_rule boolean not null default false
);
create index leagues_by_sport on leagues (sport, country_code);

-- Whose data a league has: a page names the authors of everything it shows.
create table league_attributions (
  league_id integer not null references leagues (id) on delete cascade,
  source text not null,
  attribution text not null,
  primary key (league_id, source)
);

create table seasons (
  id integer primary key,
  league_id integer not null references leagues (id),
  name text not null,
  starts_on date not null,
  ends_on date not null,
  -- what places of the table lead to: [{kind, firstPlace, lastPlace, name}]; null = not known
  zones jsonb,
  -- what decides between teams level on points, in order; null = goal difference, goals scored,
  -- points against each other
  tie_breaks text[],
  -- which source each rule is from: the strongest that reports it, in any order
  zones_source text,
  tie_breaks_source text,
  unique (league_id, name)
);

create table teams (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  country_code text not null,
  crest jsonb,
  is_simulated boolean not null default false,
  twitter text,
  ru_by_rule boolean not null default false
);

create table season_teams (
  season_id integer not null,
  team_id integer not null,
  primary key (season_id, team_id)
);
create index season_teams_by_team on season_teams (team_id);

-- Points taken from a team by a tribunal; no result file knows them.
create table point_deductions (
  season_id integer not null references seasons (id),
  team_id integer not null references teams (id),
  decided_on date not null,
  points smallint not null,
  reason text not null,
  -- the strongest that reports it
  source text not null,
  primary key (season_id, team_id, decided_on)
);

create table referees (
  id integer primary key,
  sport smallint not null,
  slug text not null,
  name_en text not null,
  name_ru text not null,
  country_code text not null,
  is_simulated boolean not null default false,
  -- the referee whom a surname with initials means, worked out again after every import
  same_as integer references referees (id),
  ru_by_rule boolean not null default false
);

create table bookmakers (
  id integer primary key,
  name text not null,
  is_aggregate boolean not null default false,
  is_simulated boolean not null default false
);

-- Leagues, seasons and teams of a match are checked once a statement, see matches_places.
create table matches (
  id integer primary key,
  sport smallint not null,
  league_id integer not null,
  season_id integer not null,
  home_id integer not null,
  away_id integer not null,
  -- tells apart two matches of the same home and away side in one season; 1 for nearly all
  leg smallint not null default 1,
  referee_id integer references referees (id),
  slug text not null,
  round text,
  is_friendly boolean not null default false,
  -- played after the table of its season is final
  is_play_off boolean not null default false,
  starts_at timestamptz not null,
  is_time_known boolean not null default true,
  -- when it was seen to begin before its scheduled time; null = not earlier, as far as is known
  began_at timestamptz,
  -- year * 12 + month (0–11) of the first known start; fixed, so that all odds of a match share a
  -- partition
  bucket integer not null,
  status smallint not null default 1,
  live_state text,
  second_line text,
  home_score smallint,
  away_score smallint,
  -- soccer: first half, second half; hockey: periods; tennis: sets
  home_periods integer[],
  away_periods integer[],
  home_extra smallint,
  away_extra smallint,
  home_penalties smallint,
  away_penalties smallint,
  home_red_cards smallint,
  away_red_cards smallint,
  -- minutes of regular time played when a match was abandoned
  played_minutes smallint,
  forecast_home real,
  forecast_away real,
  forecast_score text,
  -- site line in milli-odds: 1, X, 2, over, under of the main total; tennis: 1, 2
  odds_first integer[],
  odds_current integer[],
  odds_closing integer[],
  odds_changed_at timestamptz,
  views integer not null default 0,
  -- those of `views` that a feed reported; the rest are rows of page_views
  told_views integer not null default 0,
  rev integer not null default 1,
  -- tennis: court type of the domain
  court smallint,
  best_of smallint,
  -- positions in the ranking of the tour on that day
  home_rank smallint,
  away_rank smallint,
  -- 1 home, 2 away: who advances, also after a retirement or a walkover
  advancing smallint,
  -- points set by set, null where a set had no tie-break
  home_tie_breaks integer[],
  away_tie_breaks integer[],
  home_seed smallint,
  away_seed smallint,
  -- position in its round of the draw, from 1
  draw_position smallint,
  -- points of the running game or tie-break, and who serves: 1 home, 2 away
  home_points text,
  away_points text,
  serving smallint,
  -- false: starts_at is the first day of the tournament, the match follows within three weeks
  is_day_known boolean not null default true,
  -- how the two came into the draw where not by ranking: Q, WC, LL, PR, SE, ALT
  home_entry text,
  away_entry text,
  -- The line a list shows where the main line of the sport has no prices: a winner including overtime
  -- in place of the result of regular time, the most even total in place of the usual one. Market of
  -- the result and line of the total, null = those of the sport.
  listed_market text,
  listed_total double precision,
  -- in the order of odds_first; null where the main line is listed
  listed_first int[],
  listed_current int[],
  listed_closing int[],
  -- How often what a calendar shows of a match has changed, and when last: programs of visitors only
  -- take an entry over that has a higher number than the one they have.
  schedule_changes integer not null default 0,
  schedule_changed_at timestamptz,
  unique (season_id, home_id, away_id, leg)
);
create index matches_by_day on matches (sport, starts_at);
create index matches_by_league on matches (league_id, starts_at);
create index matches_by_home on matches (home_id, starts_at);
create index matches_by_away on matches (away_id, starts_at);
create index matches_by_referee on matches (referee_id, starts_at) where referee_id is not null;
create index matches_in_play on matches (sport) where status = 2;
-- Which leagues name referees of their matches.
create index matches_with_referee on matches (league_id) where referee_id is not null;
-- Matches that have not begun as far as is reported.
create index matches_awaited on matches (starts_at) where status = 1;

-- What a statement inserts is checked at once, whatever its size: a check of each row was half of the
-- time it took to store a new match.
create function refuse_unknown_places() returns trigger language plpgsql as $$
begin
  -- Most statements update known matches and insert none.
  if not exists (select from made) then
    return null;
  end if;
  if exists (
    select from (select distinct league_id as id from made) as one
    where not exists (select from leagues where leagues.id = one.id)
    union all
    select from (select distinct season_id as id from made) as one
    where not exists (select from seasons where seasons.id = one.id)
    union all
    select from (select home_id as id from made union select away_id from made) as one
    where not exists (select from teams where teams.id = one.id)
  ) then
    raise foreign_key_violation using message = 'a match names a league, a season or a team that is not there';
  end if;
  return null;
end $$;

-- League, season, home and away side of a match never change.
create trigger matches_places after insert on matches
  referencing new table as made
  for each statement execute function refuse_unknown_places();

create function refuse_unknown_teams() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct season_id as id from made) as one
    where not exists (select from seasons where seasons.id = one.id)
    union all
    select from (select distinct team_id as id from made) as one
    where not exists (select from teams where teams.id = one.id)
  ) then
    raise foreign_key_violation using message = 'a season or a team is not there';
  end if;
  return null;
end $$;

create trigger season_teams_places after insert on season_teams
  referencing new table as made
  for each statement execute function refuse_unknown_teams();

-- What matches refer to cannot be deleted.
create function refuse_loss_of_place() returns trigger language plpgsql as $$
begin
  if (case tg_table_name
    when 'leagues' then exists (select from matches where league_id = old.id)
    when 'seasons' then exists (select from matches where season_id = old.id)
      or exists (select from season_teams where season_id = old.id)
    else exists (select from matches where home_id = old.id)
      or exists (select from matches where away_id = old.id)
      or exists (select from season_teams where team_id = old.id)
  end) then
    raise foreign_key_violation using message = tg_table_name || ' ' || old.id || ' has matches';
  end if;
  return old;
end $$;

create trigger leagues_stay before delete on leagues
  for each row execute function refuse_loss_of_place();
create trigger seasons_stay before delete on seasons
  for each row execute function refuse_loss_of_place();
create trigger teams_stay before delete on teams
  for each row execute function refuse_loss_of_place();

create function count_schedule_change() returns trigger language plpgsql as $$
begin
  new.schedule_changes := old.schedule_changes + 1;
  new.schedule_changed_at := now();
  return new;
end $$;

-- That a match begins or ends is no change of its schedule; that it is postponed or canceled is.
create trigger matches_schedule
  before update of starts_at, is_time_known, is_day_known, status, home_id, away_id on matches
  for each row when (
    (old.starts_at, old.is_time_known, old.is_day_known, old.home_id, old.away_id,
      case when old.status in (4, 5) then old.status else 1 end)
    is distinct from
    (new.starts_at, new.is_time_known, new.is_day_known, new.home_id, new.away_id,
      case when new.status in (4, 5) then new.status else 1 end)
  )
  execute function count_schedule_change();

-- Rows that turned out to be another match: their addresses lead to it.
create table joined_matches (
  gone_id integer primary key,
  match_id integer not null
);
create index joined_matches_by_match on joined_matches (match_id);

-- Whom the source of a match named, where the match shows the one who is meant.
create table told_referees (
  match_id integer primary key references matches (id) on delete cascade,
  referee_id integer not null references referees (id)
);
create index told_referees_by_referee on told_referees (referee_id);

-- What each source reports of a match that several sources report, from which the row of the match
-- follows. The row of a match with one source is that report.
create table match_reports (
  match_id integer not null references matches (id) on delete cascade,
  source text not null,
  facts jsonb not null,
  primary key (match_id, source)
);

create table match_events (
  match_id integer not null references matches (id),
  source text not null,
  key text not null,
  seq bigint not null,
  minute smallint not null,
  stoppage smallint,
  second smallint,
  -- where the source reports it: the minute alone leaves open how long the break was
  happened_at timestamptz,
  type text not null,
  side text not null,
  player text,
  -- who made the pass to a goal, who came on
  related_player text,
  -- of the sources that report events of a match, one is counted and shown
  is_counted boolean not null default true,
  primary key (match_id, source, key)
);

-- Rows are inserted in the transaction that inserts or finds their match.
create table match_stats (
  match_id integer not null,
  is_home boolean not null,
  shots smallint,
  shots_on_target smallint,
  fouls smallint,
  corners smallint,
  yellow_cards smallint,
  red_cards smallint,
  possession smallint,
  expected_goals real,
  saves smallint,
  power_plays smallint,
  power_play_goals smallint,
  penalty_minutes smallint,
  face_offs_won smallint,
  aces smallint,
  double_faults smallint,
  serve_points smallint,
  first_serves_in smallint,
  first_serves_won smallint,
  second_serves_won smallint,
  serve_games smallint,
  break_points_faced smallint,
  break_points_saved smallint,
  -- those of the halves or periods, in their order: an array of documents with the names that the
  -- statistics of a feed record have
  parts jsonb,
  primary key (match_id, is_home)
);

-- What each source reports of the statistics of a match where several sources do; match_stats
-- follows from it. With one source the rows of match_stats are its report.
create table statistics_reports (
  match_id integer not null references matches (id) on delete cascade,
  source text not null,
  -- by side, with the names of the columns of match_stats
  home jsonb not null,
  away jsonb not null,
  primary key (match_id, source)
);

-- A set of a tennis match point by point; games: who served, and who won each point.
create table match_sets (
  match_id integer not null references matches (id),
  set_number smallint not null,
  source text not null,
  seq bigint not null,
  games jsonb not null,
  primary key (match_id, set_number, source)
);

-- Who plays and who cannot; before a line-up is published `starting` is empty.
create table match_lineups (
  match_id integer not null references matches (id),
  side text not null check (side in ('home', 'away')),
  source text not null,
  seq bigint not null,
  formation text,
  starting jsonb not null,
  substitutes jsonb not null,
  absent jsonb not null,
  primary key (match_id, side, source)
);

-- Who a team has in a season; the season's matches need not be known yet.
create table squads (
  league_id integer not null references leagues (id),
  season text not null,
  team_id integer not null references teams (id),
  source text not null,
  seq bigint not null,
  players jsonb not null,
  primary key (league_id, season, team_id, source)
);
create index squads_by_team on squads (team_id);

-- One view per guest, match and day; the sum stands in matches.views.
create table page_views (
  match_id integer not null references matches (id),
  day date not null,
  guest_id text not null,
  viewed_at timestamptz not null,
  primary key (match_id, day, guest_id)
);
create index page_views_by_time on page_views (viewed_at);

-- Price history, append-only, one partition a month, created when its first price arrives.
create table odds_points (
  bucket integer not null,
  match_id integer not null,
  odd_type text not null,
  bookmaker_id integer not null,
  at timestamptz not null,
  milli integer not null,
  primary key (match_id, odd_type, bookmaker_id, at, bucket)
) partition by range (bucket);

-- Which outcomes and bookmakers a file has prices of: a season of matches repeats a few of these
-- lists, and they were most of what its prices took.
create table price_layouts (
  id serial primary key,
  -- sha256 of both lists as text
  digest text not null unique,
  odd_types text[] not null,
  bookmaker_ids integer[] not null
);

-- Early (phase 1) and closing (2) prices of sources that give no times, a phase of a match in one row:
-- at each index of `milli` the price of what stands there in the layout. A file brings eighty prices a
-- match; as rows of their own each costs an entry in an index. Rows are inserted by ids found in the
-- same transaction.
create table phase_prices (
  match_id integer not null,
  bucket integer not null,
  phase smallint not null,
  at timestamptz not null,
  milli integer[] not null,
  layout_id integer not null,
  primary key (match_id, phase, at)
);

-- All prices before the start, whichever way they came.
create view prices as
select bucket, match_id, odd_type, bookmaker_id, at, milli, null::smallint as phase
from odds_points
union all
select p.bucket, p.match_id, one.odd_type, one.bookmaker_id, p.at, one.milli, p.phase
from phase_prices p
join price_layouts l on l.id = p.layout_id
cross join lateral unnest(l.odd_types, l.bookmaker_ids, p.milli)
  as one(odd_type, bookmaker_id, milli);

-- History of the site line (median of the bookmakers), one row per change.
create table site_lines (
  bucket integer not null,
  match_id integer not null,
  odd_type text not null,
  at timestamptz not null,
  milli integer not null,
  primary key (match_id, odd_type, at, bucket)
) partition by range (bucket);
-- Months without a partition of their own: files go back twenty years.
create table site_lines_rest partition of site_lines default;

-- Prices during play, a record in one row: at the same index of the arrays a bookmaker, an outcome and
-- its price, null = withdrawn. Apart from `prices` and `site_lines`, so that nothing that asks for the
-- prices before a match can meet one of them.
create table in_play_prices (
  match_id integer not null,
  source text not null,
  at timestamptz not null,
  bookmaker_ids integer[] not null,
  odd_types text[] not null,
  milli integer[] not null,
  primary key (match_id, source, at)
);

-- What follows from them for the main line of a match, in the order of `matches.odds_current`.
create table in_play_lines (
  match_id integer primary key,
  -- null = nobody offers it
  current integer[] not null,
  -- the last price of each
  last integer[] not null,
  confirmed_at timestamptz not null,
  changed_at timestamptz not null
);

-- What a model predicted before a match started. Rows are never changed: more results make a new row.
create table predictions (
  match_id integer not null references matches (id) on delete cascade,
  -- name and version of the model, e.g. soccer-1
  model text not null,
  -- the latest instant at which a result in use became known; null = no result at all
  known_until timestamptz,
  made_at timestamptz not null,
  -- home win, draw, away win; they sum to 1
  p1 double precision not null,
  px double precision not null,
  p2 double precision not null,
  expected_home double precision not null,
  expected_away double precision not null,
  -- the most probable exact score
  forecast_score text not null,
  -- over the main total of the sport: 2.5 goals in soccer, 5.5 in hockey
  p_over_main double precision not null,
  p_both_score double precision not null,
  -- matches of its league each team had played
  home_matches integer not null,
  away_matches integer not null,
  has_shots boolean not null,
  has_past_odds boolean not null,
  -- both teams have played enough for the numbers to be shown
  is_publishable boolean not null,
  -- the home side wins in the end, where that is more than p1: hockey with overtime and shoot-out
  p_home_wins double precision,
  unique nulls not distinct (match_id, model, known_until)
);
