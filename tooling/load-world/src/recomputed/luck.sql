-- How likely a yield is to be luck: t = y · √n / √((1 + y)(ō − 1 − y)), the standard error of the
-- yield y / t, and the mean closing line value. A record as good as its prices allow, or lost
-- altogether, has no error and t = 0.
select coalesce(y * sqrt(n / variance), 0) as t_value, 100 * sqrt(variance / n) as error, clv, beaten
from (
  select nullif(count(*) filter (where result <> 3), 0) as n,
    sum(profit_milli) filter (where result <> 3) / sum(stake * 10000.0) filter (where result <> 3) as y,
    avg(milli / 1000.0) filter (where result <> 3) as odds,
    100 * avg(clv) as clv, 100.0 * count(*) filter (where clv > 0) / nullif(count(clv), 0) as beaten
  from tips where user_id = :user and result > 0 and created_at > to_timestamp(:since)
) tipster
cross join lateral (
  select nullif(greatest(0, (1 + y) * (odds - 1 - y)), 0) as variance
) spread
