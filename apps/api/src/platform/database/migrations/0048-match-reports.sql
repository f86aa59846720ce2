-- What each source reports of a match that several sources report, from which the row of the match
-- follows. The row of a match with one source is that report.
create table match_reports (
  match_id integer not null references matches (id) on delete cascade,
  source text not null,
  facts jsonb not null,
  primary key (match_id, source)
);
