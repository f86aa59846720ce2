-- The bank after each tip, its expected value and its standard deviation: a tip returns stake · clv
-- on average, with the variance stake² · (1 + clv) · (price − 1 − clv). For long records only some
-- of the tips are shown.
select id, 1000 + sum(profit_milli / 1000.0) over so_far as balance,
  1000 + sum(units * clv) over so_far as expected,
  sqrt(sum(units ^ 2 * greatest(0, (1 + clv) * (price - 1 - clv))) over so_far) as deviation
from (
  select id, settled_seq, profit_milli, coalesce(clv, 0) as clv, milli / 1000.0::float8 as price,
    case when result = 3 then 0 else stake * 10 end as units
  from tips where user_id = :user and result > 0 and created_at > to_timestamp(:since)
) tip
window so_far as (order by settled_seq, id)
order by settled_seq, id
