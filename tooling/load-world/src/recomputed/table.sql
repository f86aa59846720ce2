-- Table of soccer: points by the rule of the league, minus deductions; then goal difference and
-- goals for, or the tie-breaks of the season (`seasons.tie_breaks`). Awarded matches count here and
-- nowhere else, play-offs do not. The tables of the last months, at home (side 1) and away (2)
-- count only those matches but all deductions. The position before the last round is that of the same
-- table without that round's matches and without deductions from its day on. A round goes back from
-- the latest match to a break of two days or to a team's second match.
select team_id, count(*)::int as played,
  count(*) filter (where own > other)::int as won, count(*) filter (where own = other)::int as drawn,
  count(*) filter (where own < other)::int as lost,
  sum(own)::int as goals_for, sum(other)::int as goals_against,
  (sum(case when own > other then l.points_win when own = other then l.points_draw
    else l.points_loss end) - coalesce((
      select sum(d.points) from point_deductions d where d.season_id = :season and d.team_id = sides.team_id
    ), 0))::int as points
from matches m
join leagues l on l.id = m.league_id
cross join lateral (values (1, m.home_id, m.home_score, m.away_score),
  (2, m.away_id, m.away_score, m.home_score)) as sides(side, team_id, own, other)
where m.season_id = :season and m.status in (3, 10) and m.home_score is not null
  and not m.is_play_off and m.starts_at >= to_timestamp(:since)
  and :side in (0, sides.side)
group by team_id
order by points desc, sum(own) - sum(other) desc, sum(own) desc
