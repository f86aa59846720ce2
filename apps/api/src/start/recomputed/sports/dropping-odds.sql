-- Dropping odds: main outcomes of the next 72 hours whose site line was first 1.40 to 6.00 and is
-- now 1.20 or more and at most 96 % of the first, with the last change more than a minute and less
-- than a day ago. A drop weighs what it added to the implied probability, `100 / now - 100 / first`
-- points: 1.90 → 1.65 adds 8.0, 5.80 → 4.60 adds 4.5, so the first leads although it fell by fewer
-- percent. For each match the heaviest drop, where at least three bookmakers dropped by 4 % or
-- more.
select d.id, d.odd_type, d.first, d.milli, 100000::float8 / d.milli - 100000::float8 / d.first as points
from (
select distinct on (m.id) m.id, m.bucket, o.odd_type, o.first, o.milli
from matches m
cross join lateral unnest(m.odds_first, m.odds_current,
  array['1x2.1', '1x2.x', '1x2.2', 'ou.o:2.5', 'ou.u:2.5']) as o(first, milli, odd_type)
where m.sport = 1 and m.status = 1 and m.starts_at > to_timestamp(:now)
  and m.starts_at <= to_timestamp(:now) + interval '72 hours'
  and m.odds_changed_at between to_timestamp(:now) - interval '24 hours'
    and to_timestamp(:now) - interval '60 seconds'
  and o.first between 1400 and 6000 and o.milli >= 1200 and o.milli <= o.first * 0.96
order by m.id, 1::float8 / o.milli - 1::float8 / o.first desc
) d
where 3 <= (
    select count(*) from (
      select (array_agg(p.milli order by p.at))[1] as first,
        (array_agg(p.milli order by p.at desc))[1] as last
      from odds_points p join bookmakers b on b.id = p.bookmaker_id
      where p.match_id = d.id and p.bucket = d.bucket and p.odd_type = d.odd_type
        and not b.is_aggregate
      group by p.bookmaker_id
    ) price where last <= first * 0.96
  )
order by points desc, d.id
