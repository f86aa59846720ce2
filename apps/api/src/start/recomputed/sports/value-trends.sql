-- Value is the same number everywhere (home, trends, analysis, tip maker, scanner): the market's
-- probability without margin, moved a tenth of the way by the model, × price − 1; believable ∝
-- model^0.1 · market^0.9 over the outcomes of a line. What the model alone claims is a note. A record
-- of k hits in N is shown as evidence and changes no probability: `docs/calibration.md`.
--
-- Trends and value trends of soccer outcomes over a team's last 10 matches, either all of them or
-- only those at the venue (home or away) of the coming match. A trend needs k / N of at least 0.7;
-- a value trend also needs odds of at least 1.30; the list is ordered by value, nearly always below
-- zero. Of the lines of a market the one with the highest value is shown, of both scopes the one
-- whose interval starts higher. A main page shows the value trends of ten matches with odds of 6 or
-- less and a claim of the model of 10 % or less.
with recursive priced as (
  select distinct on (m.id, l.odd_type) m.id, m.home_id, m.away_id, l.odd_type, l.milli,
    split_part(l.odd_type, '.', 1) as market, substring(l.odd_type from '[.]([^:]+)') as pick,
    coalesce(nullif(split_part(l.odd_type, ':', 2), ''), '0')::float8 as line
  from matches m join site_lines l on l.match_id = m.id and l.bucket = m.bucket
  where m.sport = 1 and m.status = 1 and m.starts_at > to_timestamp(:now)
    and m.starts_at <= to_timestamp(:now) + interval '72 hours'
  order by m.id, l.odd_type, l.at desc
), lined as (
  select *, case when market = 'ah' and pick = '2' then 0 - line else line end as host_line
  from priced where market <> 'dc'
), whole as (
  select id, market, host_line, array_agg(1000.0::float8 / milli) as inverses
  from lined group by 1, 2, 3 having count(*) = case market when '1x2' then 3 else 2 end
), bisection as (
  select *, 0.2::float8 as low, 5::float8 as high, 0 as step from whole
  union all
  select id, market, host_line, inverses, case when s.sum > 1 then (low + high) / 2 else low end,
    case when s.sum > 1 then high else (low + high) / 2 end, step + 1
  from bisection b
  cross join lateral (
    select sum(one ^ ((b.low + b.high) / 2)) as sum from unnest(b.inverses) as one
  ) s
  where step < 50
), power as materialized (
  select id, market, host_line, low from bisection where step = 50
), model as materialized (
  select distinct on (p.match_id) p.match_id as id, p.*
  from predictions p join matches m on m.id = p.match_id
  where p.match_id in (select id from lined) and p.is_publishable and p.known_until <= m.starts_at
  order by p.match_id, p.known_until desc, p.made_at desc
), cells as materialized (
  select id, host, guest, raw / sum(raw) over (partition by id, sign(host - guest))
    * case sign(host - guest) when 1 then p1 when 0 then px else p2 end as chance
  from (
    select m.id, host, guest, p1, px, p2, (expected_home ^ host / factorial(host)::float8)
      * (expected_away ^ guest / factorial(guest)::float8) as raw
    from model m cross join generate_series(0, 12) host cross join generate_series(0, 12) guest
  ) one
), fair as materialized (
  select l.*, case
      when l.market = '1x2' then case l.pick when '1' then m.p1 when 'x' then m.px else m.p2 end
      when l.market = 'ou' and l.line = 2.5
        then case l.pick when 'o' then m.p_over_main else 1 - m.p_over_main end
      when l.market = 'btts'
        then case l.pick when 'y' then m.p_both_score else 1 - m.p_both_score end
      else (
        select sum(c.chance) from cells c
        where c.id = l.id and case l.market
          when 'ah' then case l.pick when '1' then host + line > guest else guest + line > host end
          else case l.pick when 'o' then 1 else -1 end * (case l.market when 'tt1' then host
            when 'tt2' then guest else host + guest end - line) > 0
          end
      ) end as chance
  from lined l join power using (id, market, host_line) join model m using (id)
), believed as materialized (
  select f.*, raw / sum(raw) over (partition by f.id, f.market, f.host_line) as believable
  from fair f join power p using (id, market, host_line)
  cross join lateral (
    select f.chance ^ 0.1 * ((1000.0::float8 / f.milli) ^ p.low) ^ 0.9 as raw
  ) one
), past as materialized (
  select m.id, side.name as side, scope, one.host, one.guest
  from (select distinct id, home_id, away_id from lined) m
  cross join lateral (values ('home', m.home_id), ('away', m.away_id)) as side(name, team_id)
  cross join (values ('all'), ('place')) as scopes(scope)
  cross join lateral (
    select case when (p.home_id = side.team_id) = (side.name = 'home') then p.home_score
        else p.away_score end as host,
      case when (p.home_id = side.team_id) = (side.name = 'home') then p.away_score
        else p.home_score end as guest
    from matches p
    where p.sport = 1 and p.status = 3 and p.home_score is not null and not p.is_friendly
      and p.starts_at < to_timestamp(:now)
      and (p.home_id = side.team_id and (scope = 'all' or side.name = 'home')
        or p.away_id = side.team_id and (scope = 'all' or side.name = 'away'))
    order by p.starts_at desc, p.id desc limit 10
  ) one
), records as (
  select f.id, f.odd_type, f.market, f.pick, f.milli, f.believable, p.side, p.scope, count(*) as of,
    count(*) filter (where case f.market
      when '1x2' then f.pick = case when host > guest then '1' when host < guest then '2' else 'x' end
      when 'ah' then case f.pick when '1' then host + line > guest else guest + line > host end
      when 'btts' then (f.pick = 'y') = (host > 0 and guest > 0)
      else case f.pick when 'o' then 1 else -1 end
        * (case f.market when 'tt1' then host when 'tt2' then guest else host + guest end - line) > 0
      end) as hits
  from believed f join past p using (id)
  group by 1, 2, 3, 4, 5, 6, 7, 8
)
select distinct on (id, side, market, pick) id, side, scope, odd_type, hits::int, of::int,
  100 * (milli / 1000.0::float8 * believable - 1) as value_percent
from records
cross join lateral (select hits::float8 / of as share, 1.6448536269514722 ^ 2 / of as z2) w
where of >= 5 and share >= 0.7 and milli >= 1300
order by id, side, market, pick, value_percent desc,
  (share + z2 / 2 - sqrt(z2 * share * (1 - share) + z2 ^ 2 / 4)) / (1 + z2) desc
