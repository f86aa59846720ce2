-- Hockey: means per match of a season, home and away; for shares, sums are divided by sums.
select avg((select sum(one) from unnest(m.home_periods[1:3]) one)) as goals,
  avg(h.shots) as shots, avg(h.penalty_minutes) as penalty_minutes,
  100.0 * sum(h.power_play_goals) / sum(h.power_plays) as power_play_percent,
  100.0 * sum(h.saves) / sum(a.shots) as save_percent,
  100.0 * sum(h.face_offs_won) / sum(h.face_offs_won + a.face_offs_won) as face_off_percent
from matches m
join match_stats h on h.match_id = m.id and h.is_home
join match_stats a on a.match_id = m.id and not a.is_home
where m.season_id = :season and m.status = 3 and m.home_score is not null
