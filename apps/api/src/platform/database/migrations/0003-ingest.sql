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
create index known_names_by_id on known_names (kind, id);

-- The last record of each kind that a source sent about a match, as [sequence, digest, rank, sequence
-- of the last correction]; a trailing 0 and -1 may be left out. Rows of this table and the next are
-- inserted in the transaction that inserts or finds their match.
create table feed_sequences (
  match_id integer not null,
  source text not null,
  heads jsonb not null,
  primary key (match_id, source)
);

-- A digest of all a source sent about a match the last time it sent it whole, and the sequence under
-- which it was repeated since: an exact repetition is skipped.
create table feed_contents (
  match_id integer not null,
  source text not null,
  digest text not null,
  seq bigint not null,
  primary key (match_id, source)
);

-- Rejected records; the same one twice is one row.
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

-- How a source writes a person: whom several of them mean is worked out from all of it again after
-- every import, so that nothing depends on the order of files and every join can be undone.
create table told_people (
  source text not null,
  key text not null,
  tour text not null,
  name text not null,
  -- folded, all that were ever reported
  aliases text[] not null,
  -- What a source reports of a player besides the name: evidence of who it is. The birthday may be
  -- computed from ages, and is then right to a month.
  country_code text,
  hand text,
  born_about date,
  primary key (source, key)
);

-- Clubs and players that an operator says are one (is_same) or two, by the keys of their sources:
-- rows come and go, keys never change their meaning.
create table identity_decisions (
  one_source text not null,
  one_key text not null,
  other_source text not null,
  other_key text not null,
  is_same boolean not null,
  decided_at timestamptz not null,
  primary key (one_source, one_key, other_source, other_key)
);

-- Clubs and players whose row was merged into another one; their old addresses lead there.
create table merged_teams (
  gone_id integer primary key,
  team_id integer not null,
  merged_at timestamptz not null default now(),
  -- what has to be put back to separate them again; null = evidence merged them
  undo jsonb
);
create index merged_teams_by_team on merged_teams (team_id);

-- Russian names by the source that gives them; the strongest source of an entity decides. A name that
-- no source gives is spelt by rule, and its row says so.
create table russian_names (
  kind text not null,
  source text not null,
  key text not null,
  name_ru text not null,
  primary key (kind, source, key)
);

-- The content a file had when it was last imported in full: an import that is repeated, or resumed,
-- leaves out files that have not changed since.
create table imported_files (
  format text not null,
  name text not null,
  digest text not null,
  matches integer not null,
  imported_at timestamptz not null,
  primary key (format, name)
);
