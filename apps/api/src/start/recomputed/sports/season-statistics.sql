-- Statistics of a season: means per match, home and away, over the matches in which both are known.
select figure, avg(own) as own, avg(other) as other, count(*)::int as of
from matches m
left join match_stats h on h.match_id = m.id and h.is_home
left join match_stats a on a.match_id = m.id and not a.is_home
cross join lateral (values ('goals', m.home_score::float8, m.away_score::float8),
  ('expectedGoals', h.expected_goals, a.expected_goals), ('shots', h.shots, a.shots),
  ('shotsOnTarget', h.shots_on_target, a.shots_on_target), ('corners', h.corners, a.corners),
  ('fouls', h.fouls, a.fouls), ('yellowCards', h.yellow_cards, a.yellow_cards),
  ('redCards', h.red_cards, a.red_cards), ('possession', h.possession, a.possession)
) as counts(figure, own, other)
where m.season_id = :season and m.status = 3 and m.home_score is not null
  and own is not null and other is not null
group by figure
order by figure
