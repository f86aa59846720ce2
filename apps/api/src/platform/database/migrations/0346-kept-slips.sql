-- Kept beside the word: the planner may read all words of a sport, and to make their slips again is a
-- hundred times what it takes to compare them.
drop index search_words_by_slips;
alter table search_words add column slips text[] generated always as (
  case when kind in (3, 4, 5) then search_slips(search_loose(word)) end
) stored;
create index search_words_by_slips on search_words using gin (slips) where kind in (3, 4, 5);
