-- Places: cappers with at least 30 rated tips in the last 90 days, spread over 14 days or more, the
-- last of them at most 14 days old, a confirmed email address and public statistics; ordered by
-- score, tips, drawdown, registration. Labels: 5.0, 4.7, 4.5, 4.4, 4.3, 4.2, 4.1 and 4.0 for the
-- first eight.
select user_id, place::int as position,
  (array[5.0, 4.7, 4.5, 4.4, 4.3, 4.2, 4.1, 4.0])[place]::float8 as label
from (
  select t.user_id, row_number() over (
      order by r.score desc, count(*) desc, r.drawdown, u.created_at, u.id) as place
  from tips t join users u on u.id = t.user_id join ratings r on r.user_id = u.id
  where t.is_rated and t.settled_at > to_timestamp(:now) - interval '90 days'
    and u.email_confirmed_at is not null and not u.is_private and u.blocked_at is null
  group by t.user_id, r.score, r.drawdown, u.created_at, u.id
  having count(*) >= 30
    and max(t.created_at) - min(t.created_at) >= interval '14 days'
    and max(t.created_at) >= to_timestamp(:now) - interval '14 days'
) placed
order by place
