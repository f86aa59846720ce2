-- Streaks of a team in a season up to its newest match, of three or more. A streak is left out
-- where an equally long one of wins (or losses) implies it. `line` is 2.5 in soccer.
with played as (
  select scope, is_home, own, other, row_number() over (partition by scope order by starts_at desc) as place
  from (
    select m.starts_at, m.home_id = :team as is_home,
      case when m.home_id = :team then home_score else away_score end as own,
      case when m.home_id = :team then away_score else home_score end as other
    from matches m
    where m.season_id = :season and m.status = 3 and :team in (m.home_id, m.away_id)
  ) of_team
  cross join (values ('all'), ('home'), ('away')) as scopes(scope)
  where scope = 'all' or (scope = 'home') = is_home
), runs as (
  select scope, kind, coalesce(min(place) filter (where not holds) - 1, max(place))::int as count
  from played
  cross join lateral (values ('win', own > other), ('unbeaten', own >= other),
    ('noWin', own <= other), ('loss', own < other), ('draw', own = other),
    ('over', own + other > 2.5), ('under', own + other < 2.5), ('bothScored', own > 0 and other > 0),
    ('cleanSheet', other = 0), ('notScored', own = 0)) as test(kind, holds)
  group by scope, kind
)
select kind, scope, count from runs r
where count >= 3 and not exists (
  select from runs said where said.scope = r.scope and said.count = r.count
    and said.kind = case r.kind when 'unbeaten' then 'win' when 'noWin' then 'loss' end
)
