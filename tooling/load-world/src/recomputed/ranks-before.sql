-- Positions before the last round, for leagues where only goal difference and goals for break ties.
with played as (
  select m.*, row_number() over latest as back,
    lag(starts_at) over latest - starts_at > interval '2 days' as is_after_pause
  from matches m
  where m.season_id = :season and m.status in (3, 10) and m.home_score is not null
    and not m.is_play_off
  window latest as (order by starts_at desc, id)
), earlier as (
  select min(p.back) as back from played p
  where p.is_after_pause or exists (
    select from played later where later.back < p.back
      and (p.home_id in (later.home_id, later.away_id) or p.away_id in (later.home_id, later.away_id))
  )
), round as (
  select p.starts_at from played p join earlier e on p.back = e.back - 1
)
select team_id, row_number() over (order by sum(points) - coalesce((
    select sum(d.points) from point_deductions d where d.season_id = :season
      and d.team_id = side.team_id and d.decided_on < (round.starts_at at time zone 'UTC')::date
  ), 0) desc, sum(own) - sum(other) desc, sum(own) desc)::int as place
from played p
join leagues l on l.id = p.league_id
join round on p.starts_at < round.starts_at
cross join lateral (values (p.home_id, p.home_score, p.away_score),
  (p.away_id, p.away_score, p.home_score)) as side(team_id, own, other)
cross join lateral (select case when own > other then l.points_win
  when own = other then l.points_draw else l.points_loss end) as worth(points)
group by team_id, round.starts_at
