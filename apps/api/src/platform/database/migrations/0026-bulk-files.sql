-- Files of days for whoever reads everything: lines of JSON, gzip.
create table bulk_files (
  id uuid primary key,
  day date not null,
  kind text not null check (kind in ('matches', 'prices', 'closing', 'ledger')),
  -- another one where the content of a day changed
  revision integer not null,
  lines integer not null,
  bytes integer not null,
  -- of the file, and of what is in it
  sha256 text not null,
  content_sha256 text not null,
  made_at timestamptz not null,
  -- when the content was last compared with the database
  checked_at timestamptz not null,
  -- tips of it have not begun yet
  has_hidden boolean not null,
  unique (day, kind, revision)
);

-- A file is written piece by piece before its row exists.
create table bulk_chunks (
  file_id uuid not null,
  position integer not null,
  bytes bytea not null,
  written_at timestamptz not null,
  primary key (file_id, position)
);
