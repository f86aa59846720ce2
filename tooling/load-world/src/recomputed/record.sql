-- Bank, ROI, win rate, average odds: returned tips are left out, half-won tips count as won and
-- half-lost ones as lost. All values of a record except the rating cover tips posted after its last
-- reset, `:since`, which is 0 if there was none.
select 1000 + sum(profit_milli) / 1000.0 as bankroll,
  sum(profit_milli) / 1000.0 as profit,
  sum(profit_milli) / 10000.0 as profit_percent,
  count(*) filter (where result in (1, 2))::int as won,
  count(*) filter (where result = 3)::int as returned,
  count(*) filter (where result in (4, 5))::int as lost,
  sum(stake * 10) filter (where result <> 3)::int as turnover,
  100 * sum(profit_milli) filter (where result <> 3)
    / nullif(sum(stake * 10000.0) filter (where result <> 3), 0) as roi,
  100.0 * count(*) filter (where result in (1, 2))
    / nullif(count(*) filter (where result <> 3), 0) as win_rate,
  avg(milli) filter (where result <> 3) / 1000 as average_odd
from tips where user_id = :user and result > 0 and created_at > to_timestamp(:since)
