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
