-- How far people were told of tips, by entry of the ledger. What was before this day is no news.
create table told_tips (
  -- 1 new tips to followers, 2 settled tips to their authors
  kind smallint primary key,
  seq integer not null,
  -- followers up to this id were told of the next tip already
  user_id integer not null
);
insert into told_tips (kind, seq, user_id)
select kind, (select coalesce(max(seq), 0) from ledger_entries), 0
from (values (1), (2)) as kinds (kind);
