-- Streaks of a team in a season up to its newest match, of three or more. A streak is left out
-- where an equally long one of wins (or losses) implies it, or where all its matches are part of
-- another one of its kind. `line` is 2.5 in soccer.
with played as (
  select id, scope, is_home, own, other, row_number() over (partition by scope order by starts_at desc) as place
  from (
    select m.id, m.starts_at, m.home_id = :team as is_home,
      case when m.home_id = :team then home_score else away_score end as own,
      case when m.home_id = :team then away_score else home_score end as other
    from matches m
    where m.season_id = :season and m.status = 3 and :team in (m.home_id, m.away_id)
  ) of_team
  cross join (values ('all'), ('home'), ('away')) as scopes(scope)
  where scope = 'all' or (scope = 'home') = is_home
), tested as (
  select * from played
  cross join lateral (values ('win', own > other), ('unbeaten', own >= other),
    ('noWin', own <= other), ('loss', own < other), ('draw', own = other),
    ('over', own + other > 2.5), ('under', own + other < 2.5), ('bothScored', own > 0 and other > 0),
    ('cleanSheet', other = 0), ('notScored', own = 0)) as test(kind, holds)
), runs as (
  select scope, kind, coalesce(min(place) filter (where not holds) - 1, max(place))::int as count,
    array_agg(id order by place) as newest
  from tested group by scope, kind
), shown as (
  select kind, scope, count, newest[1:count] as ids from runs r
  where count >= 3 and not exists (
    select from runs implying where implying.scope = r.scope and implying.count = r.count
      and implying.kind = case r.kind when 'unbeaten' then 'win' when 'noWin' then 'loss' end
  )
)
select kind, scope, count from shown part
where not exists (
  select from shown whole where whole.kind = part.kind and whole.scope <> part.scope
    and part.ids <@ whole.ids and (part.count < whole.count or whole.scope = 'all')
)
