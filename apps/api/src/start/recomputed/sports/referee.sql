-- Referees: means per match of both sides over the last 20 matches within two years, each over the
-- matches in which it is known; card points count a yellow card once and a red one twice.
select count(*)::int as count, avg(yellow) as yellow_cards, avg(red) as red_cards,
  avg(fouls) as fouls, avg(penalties) as penalties, count(yellow)::int as of_yellow_cards,
  count(red)::int as of_red_cards, count(fouls)::int as of_fouls, count(penalties)::int as of_penalties,
  count(*) filter (where home_score > away_score)::int as home,
  count(*) filter (where home_score = away_score)::int as draw,
  count(*) filter (where home_score < away_score)::int as away,
  count(*) filter (where yellow + 2 * coalesce(red, 0) > 4.5)::int as cards_over
from (
  select m.home_score, m.away_score,
    (select sum(yellow_cards) from match_stats s where s.match_id = m.id) as yellow,
    (select sum(red_cards) from match_stats s where s.match_id = m.id) as red,
    (select sum(fouls) from match_stats s where s.match_id = m.id) as fouls,
    (select count(*) filter (where type in ('penalty_goal', 'missed_penalty'))
      from match_events e where e.match_id = m.id and e.is_counted having count(*) > 0) as penalties
  from matches m
  where m.referee_id = :referee and m.status = 3 and m.home_score is not null
  order by m.starts_at desc, m.id desc limit 20
) last_matches
