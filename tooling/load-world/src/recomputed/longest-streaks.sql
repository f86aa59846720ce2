-- Longest streaks of won and of lost tips; returned tips do not break a streak.
select coalesce(max(count) filter (where is_won), 0)::int as won,
  coalesce(max(count) filter (where not is_won), 0)::int as lost
from (
  select is_won, count(*) as count
  from (
    select is_won, row_number() over (order by settled_seq, id)
      - row_number() over (partition by is_won order by settled_seq, id) as run
    from tips cross join lateral (select result in (1, 2) as is_won) side
    where user_id = :user and result not in (0, 3) and created_at > to_timestamp(:since)
  ) runs
  group by is_won, run
) rows
