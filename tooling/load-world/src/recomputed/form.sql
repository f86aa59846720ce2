-- Form and zone: the last five results of each team, the newest last, and the zone of each position
-- of the table (`seasons.zones`).
select team_id, array_agg(outcome order by starts_at) as form
from (
  select side.team_id, m.starts_at,
    case when own > other then 'win' when own < other then 'loss' else 'draw' end as outcome,
    row_number() over (partition by side.team_id order by m.starts_at desc) as place
  from matches m
  cross join lateral (values (m.home_id, m.home_score, m.away_score),
    (m.away_id, m.away_score, m.home_score)) as side(team_id, own, other)
  where m.season_id = :season and m.status in (3, 10) and m.home_score is not null
    and not m.is_play_off
) played
where place <= 5
group by team_id
