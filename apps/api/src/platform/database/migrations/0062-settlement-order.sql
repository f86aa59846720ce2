-- Entry of the ledger that settled a tip first: the order of settlement, where seconds are equal.
alter table tips add column settled_seq integer;
update tips t set settled_seq = e.seq
from (
  select (json::jsonb ->> 'ref')::integer as tip_id, min(seq) as seq
  from ledger_entries where kind = 'settle' group by 1
) e
where e.tip_id = t.id;
