-- Which of our rows a source means by its key.
create table source_keys (
  source text not null,
  kind text not null,
  key text not null,
  id integer not null,
  primary key (source, kind, key)
);
create index source_keys_by_id on source_keys (kind, id);

-- Folded names and aliases: how another source finds the same league, team, referee or bookmaker.
create table known_names (
  kind text not null,
  sport smallint not null,
  country_code text not null,
  is_simulated boolean not null,
  folded_name text not null,
  id integer not null,
  primary key (kind, sport, country_code, is_simulated, folded_name)
);

-- What each source said last about a match: per kind of record its sequence and a digest.
create table feed_sequences (
  match_id integer not null references matches (id),
  source text not null,
  heads jsonb not null,
  primary key (match_id, source)
);

-- Records that were refused; the same garbage twice is one row.
create table quarantine (
  digest text primary key,
  source text not null,
  file text,
  line integer not null,
  reason text not null,
  record text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  times integer not null default 1
);
