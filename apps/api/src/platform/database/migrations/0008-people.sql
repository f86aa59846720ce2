-- How a source writes a person: whom several of them mean is worked out from all of it again after
-- every import, so that nothing depends on the order of files and every join can be undone.
create table told_people (
  source text not null,
  key text not null,
  tour text not null,
  name text not null,
  -- folded, all that were ever told
  aliases text[] not null,
  primary key (source, key)
);
