-- Table of hockey: a win after overtime or a shoot-out gives one point more than a draw would, a
-- loss after them as many points as a draw.
select team_id, count(*)::int as played,
  count(*) filter (where own > other and not is_late)::int as won,
  count(*) filter (where own > other and is_late)::int as overtime_won,
  count(*) filter (where own < other and is_late)::int as overtime_lost,
  count(*) filter (where own < other and not is_late)::int as lost,
  sum(case when own > other and is_late then l.points_draw + 1
    when own > other then l.points_win when is_late or own = other then l.points_draw
    else l.points_loss end)::int as points
from matches m
join leagues l on l.id = m.league_id
cross join lateral (values (m.home_id, m.home_score, m.away_score),
  (m.away_id, m.away_score, m.home_score)) as sides(team_id, own, other)
cross join lateral (
  select m.home_extra is not null or m.home_penalties is not null as is_late
) late
where m.season_id = :season and m.status in (3, 10) and m.home_score is not null
  and not m.is_play_off and m.starts_at >= to_timestamp(:since)
group by team_id
order by points desc, sum(own) - sum(other) desc, sum(own) desc
