-- The attempts of a match so far, in one row for each source that reports them.
create table match_shots (
  match_id integer not null references matches (id),
  source text not null,
  seq bigint not null,
  shots jsonb not null,
  corners jsonb,
  primary key (match_id, source)
);
