-- Totals of the teams of a season: mean goals of both sides, and the matches over 2.5.
select team_id, count(*)::int as of, avg(home_score + away_score) as average,
  count(*) filter (where home_score + away_score > 2.5)::int as over
from matches m cross join lateral (values (m.home_id), (m.away_id)) as side(team_id)
where m.season_id = :season and m.status = 3 and m.home_score is not null
group by team_id
