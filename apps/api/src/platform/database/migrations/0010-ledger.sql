-- Every tip and what became of it, in one chain of hashes. Nothing is ever changed or taken away.
create table ledger_entries (
  seq integer primary key,
  at timestamptz not null,
  kind text not null,
  ledger_id text not null,
  -- the canonical text: hash = SHA-256(previous hash, newline, json)
  json text not null,
  hash text not null
);
create index ledger_entries_of_user on ledger_entries (ledger_id, seq);
create index ledger_entries_by_time on ledger_entries (at, seq);

-- One row: the end of the chain. Whoever appends locks it.
create table ledger_ends (
  id smallint primary key check (id = 1),
  seq integer not null,
  hash text not null
);
insert into ledger_ends (id, seq, hash) values (1, 0, repeat('0', 64));

-- Heads of past days, signed once and kept.
create table ledger_heads (
  day date primary key,
  seq integer not null,
  hash text not null,
  signature text not null,
  public_key text not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
