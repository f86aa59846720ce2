-- What others saw of the ledger. Both signatures of a row have been verified.
create table ledger_statements (
  id integer generated always as identity primary key,
  witness text not null,
  public_key text not null,
  seen_at timestamptz not null,
  signature text not null,
  head_day date not null,
  head_seq integer not null,
  head_hash text not null,
  head_signature text not null,
  head_key text not null,
  received_at timestamptz not null,
  -- the same head again says nothing new
  unique (public_key, head_day, head_seq, head_hash)
);
