-- Fair probability (power method): p = (1/o)^k, where k satisfies Σ (1/o)^k = 1 over the outcomes
-- of a market, found by bisection. Closing line value of a tip = price · p − 1. A match that never
-- began has no closing line, nor does one moved by more than 48 hours.
with recursive market as (
  select t.id, t.milli as taken, l.odd_type, l.odd_type = t.odd_type as is_own,
    1000.0::float8 / (array_agg(l.milli order by l.at desc))[1] as inverse
  from tips t
  join matches m on m.id = t.match_id
  join site_lines l on l.match_id = m.id and l.bucket = m.bucket and l.at < m.starts_at
    and split_part(l.odd_type, '.', 1) = split_part(t.odd_type, '.', 1)
  where t.user_id = :user and t.result > 0 and m.status not in (1, 4, 5, 8)
    and m.starts_at <= t.starts_at + interval '48 hours'
  group by t.id, t.milli, t.odd_type, l.odd_type
), whole as (
  select id, array_agg(inverse) as inverses, max(taken) as taken,
    max(inverse) filter (where is_own) as own
  from market group by id
  having count(*) = case when max(split_part(odd_type, '.', 1)) = '1x2' then 3 else 2 end
), bisection as (
  select id, 0.2::float8 as low, 5::float8 as high, 0 as step from whole
  union all
  select b.id, case when s.sum > 1 then (low + high) / 2 else low end,
    case when s.sum > 1 then high else (low + high) / 2 end, step + 1
  from bisection b join whole w using (id)
  cross join lateral (
    select sum(one ^ ((b.low + b.high) / 2)) as sum from unnest(w.inverses) as one
  ) s
  where step < 50
)
select id, taken / 1000.0::float8 * own ^ low - 1 as clv
from bisection join whole using (id)
where step = 50
order by id
