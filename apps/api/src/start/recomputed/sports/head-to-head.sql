-- Head to head: all earlier matches between the two teams of a match, at either venue.
select count(*)::int as count,
  count(*) filter (where own > other)::int as won, count(*) filter (where own = other)::int as drawn,
  count(*) filter (where own < other)::int as lost,
  coalesce(sum(own), 0)::int as goals_for, coalesce(sum(other), 0)::int as goals_against
from matches m
join matches p on p.status = 3 and p.home_score is not null and p.starts_at < m.starts_at
  and (p.home_id, p.away_id) in ((m.home_id, m.away_id), (m.away_id, m.home_id))
cross join lateral (
  select case when p.home_id = m.home_id then p.home_score else p.away_score end as own,
    case when p.home_id = m.home_id then p.away_score else p.home_score end as other
) score
where m.id = :match
