-- Early and closing prices of sources that give no times, a phase of a match in one row: at the same
-- place of the arrays an outcome, a bookmaker and his price. A file brings eighty prices a match; as
-- rows of their own each costs an entry in an index.
create table phase_prices (
  match_id integer not null,
  bucket integer not null,
  phase smallint not null,
  at timestamptz not null,
  odd_types text[] not null,
  bookmaker_ids integer[] not null,
  milli integer[] not null,
  primary key (match_id, phase, at)
);

insert into phase_prices (match_id, bucket, phase, at, odd_types, bookmaker_ids, milli)
select match_id, bucket, phase, at, array_agg(odd_type order by odd_type, bookmaker_id),
  array_agg(bookmaker_id order by odd_type, bookmaker_id),
  array_agg(milli order by odd_type, bookmaker_id)
from odds_points where phase is not null
group by match_id, bucket, phase, at;

delete from odds_points where phase is not null;
alter table odds_points drop column phase;

-- All prices, whichever way they came.
create view prices as
select bucket, match_id, odd_type, bookmaker_id, at, milli, null::smallint as phase
from odds_points
union all
select p.bucket, p.match_id, one.odd_type, one.bookmaker_id, p.at, one.milli, p.phase
from phase_prices p
cross join lateral unnest(p.odd_types, p.bookmaker_ids, p.milli)
  as one(odd_type, bookmaker_id, milli);

-- The site line of months that have no partition of their own: files go back twenty years.
create table site_lines_rest partition of site_lines default;

-- Rows of both are made in the transaction that makes or finds their match, by ids found there: a
-- check of each one again cost a third of an import.
alter table match_stats drop constraint match_stats_match_id_fkey;
alter table feed_sequences drop constraint feed_sequences_match_id_fkey;
