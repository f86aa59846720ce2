-- Price history, append-only, one partition a month, created when its first price arrives.
create table odds_points (
  bucket integer not null,
  match_id integer not null,
  odd_type text not null,
  bookmaker_id integer not null,
  at timestamptz not null,
  milli integer not null,
  -- null: the instant is the source's own; 1 early and 2 closing price of a source that gives no time
  phase smallint,
  primary key (match_id, odd_type, bookmaker_id, at, bucket)
) partition by range (bucket);

-- History of the site line (median of the bookmakers), one row per change.
create table site_lines (
  bucket integer not null,
  match_id integer not null,
  odd_type text not null,
  at timestamptz not null,
  milli integer not null,
  primary key (match_id, odd_type, at, bucket)
) partition by range (bucket);
