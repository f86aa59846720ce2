-- Soccer: expected goals of both sides of a match, from where its shots were taken: the chance of a
-- shot follows from its distance to the middle of the goal and the angle between the posts; a
-- penalty is .77.
with taken as (
  select shot.side, shot.situation, shot.body, shot.dy, greatest(0.3, shot.dx) as dx
  from match_shots s
  cross join lateral jsonb_to_recordset(s.shots)
    as shot(side text, situation text, body text, dx float8, dy float8)
  where s.match_id = :match
), seen as (
  select side, situation,
    -1.3363 - 0.0988 * sqrt(dx * dx + dy * dy)
      + 1.8433 * atan2(7.32 * dx, dx * dx + dy * dy - 13.3956)
      - case when body = 'head' then 0.9466 else 0 end
      - case situation when 'corner' then 0.7157 when 'set_piece' then 0.3976
          when 'free_kick' then -0.8092 else 0 end as z
  from taken
)
select side, count(*)::int as shots,
  sum(case when situation = 'penalty' then 0.77
    else least(0.6, greatest(0.01, 1 / (1 + exp(-z)))) end) as expected_goals
from seen group by side
