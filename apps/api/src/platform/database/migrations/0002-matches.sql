create table matches (
  id integer primary key,
  sport smallint not null,
  league_id integer not null references leagues (id),
  season_id integer not null references seasons (id),
  home_id integer not null references teams (id),
  away_id integer not null references teams (id),
  -- tells apart two matches of the same host and guest in one season; 1 for nearly all
  leg smallint not null default 1,
  referee_id integer references referees (id),
  slug text not null,
  round text,
  is_friendly boolean not null default false,
  starts_at timestamptz not null,
  is_time_known boolean not null default true,
  -- year * 12 + month (0–11) of the first known start; fixed, so that all odds of a match share a partition
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
  forecast_home real,
  forecast_away real,
  forecast_score text,
  -- site line in milli-odds: 1, X, 2, over, under of the main total; tennis: 1, 2
  odds_first integer[],
  odds_current integer[],
  odds_closing integer[],
  odds_changed_at timestamptz,
  views integer not null default 0,
  rev integer not null default 1,
  unique (season_id, home_id, away_id, leg)
);
create index matches_by_day on matches (sport, starts_at);
create index matches_by_league on matches (league_id, starts_at);
create index matches_by_home on matches (home_id, starts_at);
create index matches_by_away on matches (away_id, starts_at);
create index matches_by_referee on matches (referee_id, starts_at) where referee_id is not null;
create index matches_in_play on matches (sport) where status = 2;

create table match_events (
  match_id integer not null references matches (id),
  source text not null,
  key text not null,
  seq bigint not null,
  minute smallint not null,
  stoppage smallint,
  type text not null,
  side text not null,
  player text,
  primary key (match_id, source, key)
);

create table match_stats (
  match_id integer not null references matches (id),
  is_home boolean not null,
  shots smallint,
  shots_on_target smallint,
  fouls smallint,
  corners smallint,
  yellow_cards smallint,
  red_cards smallint,
  possession smallint,
  expected_goals real,
  primary key (match_id, is_home)
);
