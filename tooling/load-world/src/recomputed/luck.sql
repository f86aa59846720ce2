-- How likely a yield is to be luck: t = y · √n / √((1 + y)(ō − 1 − y)), the standard error of the
-- yield y / t, and the mean closing line value.
select y * sqrt(n) / sqrt((1 + y) * (odds - 1 - y)) as t_value,
  100 * sqrt((1 + y) * (odds - 1 - y) / n) as error, clv, beaten
from (
  select count(*) filter (where result <> 3) as n,
    sum(profit_milli) filter (where result <> 3) / sum(stake * 10000.0) filter (where result <> 3) as y,
    avg(milli / 1000.0) filter (where result <> 3) as odds,
    100 * avg(clv) as clv, 100.0 * count(*) filter (where clv > 0) / nullif(count(clv), 0) as beaten
  from tips where user_id = :user and result > 0 and created_at > to_timestamp(:since)
) tipster
