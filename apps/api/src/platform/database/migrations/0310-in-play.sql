-- What bookmakers say while a match runs, a record in one row: at the same place of the arrays a
-- bookmaker, an outcome and his price, null = taken back. Apart from `prices` and `site_lines`, so that
-- nothing that asks for the prices before a match can meet one of them. Rows are made in the transaction
-- that makes or finds their match.
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
  -- null = nobody takes it
  current integer[] not null,
  -- the last price of each
  last integer[] not null,
  confirmed_at timestamptz not null,
  changed_at timestamptz not null
);
