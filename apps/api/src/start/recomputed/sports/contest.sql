-- Contests: settled tips of a season, each counted as one unit whatever its stake; a place needs
-- twenty of them. Ordered by score, score per counted tip, fewer tips, earlier last tip.
select user_id, tips::int, score_milli::int, row_number() over (
    order by tips >= 20 desc, score_milli desc, score_milli::float8 / nullif(counted, 0) desc nulls last,
      tips, last_tip_at, user_id)::int as rank
from (
  select t.user_id, count(*) as tips, count(*) filter (where t.result <> 3) as counted,
    max(t.created_at) as last_tip_at,
    sum(case t.result when 1 then t.milli - 1000 when 2 then round((t.milli - 1000) / 2.0)
      when 4 then -500 when 5 then -1000 else 0 end) as score_milli
  from tips t join users u on u.id = t.user_id
  where t.contest_season_id = :contest and t.result > 0 and not u.is_private and u.blocked_at is null
  group by t.user_id
) contestants
order by rank
