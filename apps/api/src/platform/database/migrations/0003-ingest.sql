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
