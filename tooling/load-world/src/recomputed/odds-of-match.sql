-- First, current and closing odds: the first point of the line, its last point, and its last point
-- before the start.
select l.odd_type,
  (array_agg(l.milli order by l.at))[1] as first,
  (array_agg(l.milli order by l.at desc))[1] as current,
  (array_agg(l.milli order by l.at desc) filter (where l.at < m.starts_at))[1] as closing
from matches m join site_lines l on l.match_id = m.id and l.bucket = m.bucket
where m.id = :match
group by l.odd_type
order by l.odd_type
