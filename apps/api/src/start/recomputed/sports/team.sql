-- A team in the lists: its last ten matches except friendlies, and the mean total of both sides.
select count(*)::int as count, count(*) filter (where own > other)::int as won,
  count(*) filter (where own = other)::int as drawn,
  count(*) filter (where own < other)::int as lost, avg(own + other) as average
from (
  select case when m.home_id = :team then home_score else away_score end as own,
    case when m.home_id = :team then away_score else home_score end as other
  from matches m
  where :team in (m.home_id, m.away_id) and m.status = 3 and m.home_score is not null
    and not m.is_friendly
  order by m.starts_at desc, m.id desc limit 10
) last_matches
