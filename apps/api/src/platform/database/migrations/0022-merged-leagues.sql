-- Leagues whose row was merged into another one; their old addresses lead there.
create table merged_leagues (
  gone_id integer primary key,
  league_id integer not null,
  -- what has to be put back to separate them again
  undo jsonb not null
);
create index merged_leagues_by_league on merged_leagues (league_id);

-- Seasons of merged leagues that became a season of the other one.
create table merged_seasons (
  gone_id integer primary key,
  season_id integer not null
);
create index merged_seasons_by_season on merged_seasons (season_id);

-- Leagues of two sources that are one, by evidence or by an operator, or two, by an operator: by the
-- keys of the sources, so that nothing is asked again.
create table league_pairs (
  id text primary key,
  one_source text not null,
  one_key text not null,
  other_source text not null,
  other_key text not null,
  is_same boolean not null,
  by_evidence boolean not null,
  -- as it was when it was decided
  summary text not null,
  evidence text[] not null,
  -- the league that was merged into the other one
  gone_league integer,
  decided_at timestamptz not null
);

-- A match that a source reports in a season of another league than the row has.
create index feed_sequences_elsewhere on feed_sequences (match_id) where heads ? 'season';
