-- Tennis: the serve statistics of the first named player of a match.
select aces, double_faults as "doubleFaults",
  100.0 * first_serves_in / serve_points as "firstServePercent",
  100.0 * first_serves_won / first_serves_in as "firstServeWonPercent",
  100.0 * second_serves_won / (serve_points - first_serves_in) as "secondServeWonPercent",
  100.0 * (first_serves_won + second_serves_won) / serve_points as "servePointsWonPercent",
  100.0 * break_points_saved / nullif(break_points_faced, 0) as "breakPointsSavedPercent",
  100.0 * (serve_games - (break_points_faced - break_points_saved)) / serve_games
    as "serveGamesWonPercent"
from match_stats
where match_id = :match and is_home
