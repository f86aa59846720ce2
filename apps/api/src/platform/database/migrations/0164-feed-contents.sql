-- All a source said of a match the last time it told it whole, as a digest, and the sequence under
-- which it was repeated since: what is repeated word for word is passed over.
create table feed_contents (
  match_id integer not null,
  source text not null,
  digest text not null,
  seq bigint not null,
  primary key (match_id, source)
);
