-- The ledger: hash = SHA-256(previous hash, newline, text), with 64 zeros before the first entry.
-- The text is JSON with sorted keys and no spaces. `GET /ledger/{userUrl}` returns one tipster's
-- entries, `/ledger/chain/{fromSeq}` all entries, `/ledger/head/{yyyy-mm-dd}` the day's last hash,
-- signed with Ed25519. Every number of a record can be recomputed from these texts alone, whose keys
-- are in `docs/derived-numbers.md`.
select count(*)::int as entries, count(*) filter (where hash <> encode(sha256(
  convert_to(before || E'\n' || json, 'UTF8')), 'hex'))::int as broken
from (
  select json, hash, coalesce(lag(hash) over (order by seq), repeat('0', 64)) as before
  from ledger_entries
) chain
