-- Outcomes and average total of a season: finished matches, awarded ones left out.
select count(*)::int as count,
  count(*) filter (where home_score > away_score)::int as home,
  count(*) filter (where home_score = away_score)::int as draw,
  count(*) filter (where home_score < away_score)::int as away,
  avg(home_score + away_score) as average,
  avg(home_periods[1] + away_periods[1]) as first_half,
  count(*) filter (where home_score + away_score > 2.5)::int as over
from matches
where season_id = :season and status = 3
