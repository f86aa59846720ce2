-- What each letter of a template named, so that the template has a record of what it really told.
create table template_alerts_sent (
  user_id integer not null references users (id) on delete cascade,
  topic smallint not null,
  sport smallint not null,
  template_id integer not null,
  at timestamptz not null,
  -- in the letter
  place smallint not null,
  -- an outcome or a tip; null for a capper
  match_id integer references matches (id) on delete cascade,
  odd_type text,
  -- the price that was named
  milli integer,
  capper_id integer references users (id) on delete cascade,
  primary key (user_id, topic, sport, template_id, at, place)
);
create index template_alerts_sent_of_match on template_alerts_sent (match_id)
  where match_id is not null;
create index template_alerts_sent_of_capper on template_alerts_sent (capper_id)
  where capper_id is not null;
