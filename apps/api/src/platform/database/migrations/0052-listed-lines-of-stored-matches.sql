-- The listed lines of matches stored before there were any: as ingest/odds/listed-line.ts chooses
-- them, from the site lines.
with incomplete as (
  select m.id, m.bucket, m.odds_current, c.closes_at,
    coalesce(m.odds_current[1:3] = array[null, null, null]::int[], true) as has_no_result,
    m.odds_current[4] is null and m.odds_current[5] is null as has_no_total,
    m.sport
  from matches as m
  cross join lateral (
    select case
      when m.began_at < m.starts_at and m.starts_at - m.began_at <= interval '2 hours'
        then m.began_at
      else m.starts_at
    end as closes_at
  ) as c
  where m.sport in (1, 2) and (m.odds_current is null or array_position(m.odds_current, null) > 0)
), line as (
  select m.id, s.odd_type,
    (array_agg(s.milli order by s.at))[1] as first,
    (array_agg(s.milli order by s.at desc))[1] as current,
    (array_agg(s.milli order by s.at desc) filter (where s.at < m.closes_at))[1] as closing
  from incomplete as m
  join site_lines as s on s.match_id = m.id and s.bucket = m.bucket
  where split_part(s.odd_type, '.', 1) in ('1x2', 'win', 'ou')
  group by m.id, s.odd_type
), total as (
  select distinct on (o.id) o.id, substr(o.odd_type, 6)::double precision as total
  from line as o
  join line as u on u.id = o.id and u.odd_type = 'ou.u:' || substr(o.odd_type, 6)
  where o.odd_type like 'ou.o:%'
  order by o.id, abs(o.current - u.current), substr(o.odd_type, 6)::double precision
), chosen as (
  select m.id,
    case when m.sport = 2 and m.has_no_result
      and exists (select from line as w where w.id = m.id and w.odd_type like 'win.%') then 'win'
    end as market,
    case when m.has_no_total then t.total end as total,
    case m.sport when 1 then '2.5' else '5.5' end as usual
  from incomplete as m left join total as t on t.id = m.id
), priced as (
  select c.id, c.market, c.total,
    array_agg(l.first order by o.place) as first,
    array_agg(l.current order by o.place) as current,
    array_agg(l.closing order by o.place) as closing
  from chosen as c
  cross join lateral unnest(array[
    coalesce(c.market, '1x2') || '.1', '1x2.x', coalesce(c.market, '1x2') || '.2',
    'ou.o:' || coalesce(c.total::text, c.usual), 'ou.u:' || coalesce(c.total::text, c.usual)
  ]) with ordinality as o(odd_type, place)
  left join line as l on l.id = c.id and l.odd_type = o.odd_type
  where c.market is not null or c.total is not null
  group by c.id, c.market, c.total
)
update matches as m set listed_market = p.market, listed_total = p.total, listed_first = p.first,
  listed_current = p.current,
  listed_closing =
    case when p.closing = array[null, null, null, null, null]::int[] then null else p.closing end
from priced as p where m.id = p.id;
