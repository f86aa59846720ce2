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
