-- Fair prices of the result, and the margin: Σ 1/o − 1. The value of any price is price · p − 1,
-- where p is the market's fair probability or the model's.
with recursive price as (
  select distinct on (l.odd_type) l.odd_type, 1000.0::float8 / l.milli as inverse
  from matches m join site_lines l on l.match_id = m.id and l.bucket = m.bucket
  where m.id = :match and split_part(l.odd_type, '.', 1) = '1x2'
  order by l.odd_type, l.at desc
), whole as (
  select array_agg(inverse) as inverses from price having count(*) = 3
), bisection as (
  select 0.2::float8 as low, 5::float8 as high, 0 as step from whole
  union all
  select case when s.sum > 1 then (low + high) / 2 else low end,
    case when s.sum > 1 then high else (low + high) / 2 end, step + 1
  from bisection cross join whole
  cross join lateral (select sum(one ^ ((low + high) / 2)) as sum from unnest(inverses) one) s
  where step < 50
)
select odd_type, 100 * inverse ^ low as percent, 1 / inverse ^ low as odds,
  100 * ((select sum(one) from unnest(inverses) one) - 1) as margin
from price cross join whole cross join bisection
where step = 50
order by odd_type
