-- What a source had counted in a running match, at most once a minute of it.
create table statistics_polls (
  match_id integer not null references matches (id),
  source text not null,
  minute smallint not null,
  seq bigint not null,
  home jsonb not null,
  away jsonb not null,
  primary key (match_id, source, minute)
);
