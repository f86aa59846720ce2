-- What a model said of a match before it started. Rows are never changed: more results make a new row.
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
  p_over_2_5 double precision not null,
  p_both_score double precision not null,
  -- matches of its league each team had played
  home_matches integer not null,
  away_matches integer not null,
  has_shots boolean not null,
  has_past_odds boolean not null,
  -- both teams have played enough for the numbers to be shown
  is_publishable boolean not null,
  unique nulls not distinct (match_id, model, known_until)
);
