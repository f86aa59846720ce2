-- Rating: 100 · (0.2 · (y·n/(n + 50) − σ/(2√n)) + 0.8 · c·m/(m + 20)) over the rated tips of the
-- last 90 days, where y is the yield, n = (Σs)²/Σs², σ the stake-weighted standard deviation of the
-- profit per unit, at least 0.5, and c the mean closing line value of the m tips that have one.
select round((100 * (0.2 * (y * n / (n + 50) - 0.5 * greatest(0.5, sigma) / sqrt(n))
  + 0.8 * coalesce(c, 0) * m / (m + 20)))::numeric, 2) as score
from (
  select y, sum(stake) ^ 2 / sum(stake ^ 2) as n,
    sqrt(sum(stake * (unit - y) ^ 2) / sum(stake)) as sigma, avg(clv) as c, count(clv) as m
  from (
    select stake::float8 as stake, profit_milli / (stake * 10000.0::float8) as unit, clv,
      sum(profit_milli) over () / sum(stake * 10000.0::float8) over () as y
    from tips
    where user_id = :user and is_rated and result <> 3
      and settled_at > to_timestamp(:now) - interval '90 days'
  ) rated
  group by y
) figures
