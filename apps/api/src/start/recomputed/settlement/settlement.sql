-- Each market counts a pair of numbers: goals of regular time, of a half or of a period, corners,
-- card points (yellow 1, red 2), sets, games. The winner market of hockey includes overtime and
-- counts one goal for the shoot-out. Once play can no longer change the pair, it decides. If the
-- match was abandoned, awarded or ended by a retirement before that, a tip is settled only if every
-- continuation (here: 0, 1, 2 or very many more for either side, or exactly up to the correct score
-- of the tip) gives the same result; all others are returned. A quarter line is half the stake on
-- each adjacent line. Not covered here: games of a tennis match that ended early, where the
-- continuations are sets.
with asked as (
  select t.id, t.market, substring(t.odd_type from '[.]([^:]+)') as chosen,
    coalesce(substring(t.odd_type from ':(.+)$')::float8, 0) as line, m.sport, m.status, m.advancing,
    m.home_periods as hp, m.away_periods as ap, m.home_score, m.away_score, f.*,
    m.status = 3 or m.status = 6 and m.sport = 2 and f.minutes >= 55 as is_over,
    m.home_extra, m.away_extra, m.home_penalties, m.away_penalties
  from tips t join matches m on m.id = t.match_id
  cross join lateral (
    select case when m.status = 3 then 3 when m.played_minutes is null
        then greatest(0, cardinality(m.home_periods) - 1)
        else least(cardinality(m.home_periods), m.played_minutes / 20) end as periods,
      coalesce(m.played_minutes, 20 * greatest(0, cardinality(m.home_periods) - 1)) as minutes,
      (select sum(corners) from match_stats s where s.match_id = m.id having count(corners) = 2) as corners,
      (select sum(yellow_cards) + 2 * coalesce(sum(red_cards), 0) from match_stats s
        where s.match_id = m.id having count(yellow_cards) = 2 and count(red_cards) = 2) as cards,
      (select array_agg(place order by place) from unnest(m.home_periods, m.away_periods)
        with ordinality as games(h, a, place)
        where greatest(h, a) >= 6 and (abs(h - a) >= 2 or greatest(h, a) = 7)) as whole_sets
  ) f
  where t.match_id = :match
), counted as (
  select *,
    case when sport = 3 then case
        when market = 'win' then (advancing_side = 1)::int
        when market = 's1win' then hp[1] when market = 's2win' then hp[2]
        when market in ('ougames', 'ahgames') then (select sum(one) from unnest(hp) one)
        else (select count(*) from unnest(hp, ap) as x(h, a) where h > a) end
      when market in ('h1x2', 'hou', 'p1x2', 'p1ou') then hp[1]
      when market = 'p2ou' then hp[2] when market = 'p3ou' then hp[3]
      when market = 'corn' then corners when market = 'card' then cards
      when sport = 2 then (select sum(one) from unnest(hp[1:3]) one) + case when market = 'win'
        then coalesce(home_extra, 0) + (coalesce(home_penalties, 0) > coalesce(away_penalties, 0))::int
        else 0 end
      when status = 10 then hp[1] + hp[2] else home_score end as x,
    case when sport = 3 then case
        when market = 'win' then (advancing_side = 2)::int
        when market = 's1win' then ap[1] when market = 's2win' then ap[2]
        when market in ('ougames', 'ahgames') then (select sum(one) from unnest(ap) one)
        else (select count(*) from unnest(hp, ap) as x(h, a) where a > h) end
      when market in ('h1x2', 'hou', 'p1x2', 'p1ou') then ap[1]
      when market = 'p2ou' then ap[2] when market = 'p3ou' then ap[3]
      when market in ('corn', 'card') then 0
      when sport = 2 then (select sum(one) from unnest(ap[1:3]) one) + case when market = 'win'
        then coalesce(away_extra, 0) + (coalesce(home_penalties, 0) < coalesce(away_penalties, 0))::int
        else 0 end
      when status = 10 then ap[1] + ap[2] else away_score end as y,
    is_over or case
      when sport = 3 then case market
        when 's1win' then 1 = any(whole_sets) when 's2win' then whole_sets @> array[1, 2]::bigint[]
        when 'win' then status = 9 and 1 = any(whole_sets) else false end
      when sport = 2 then periods >= case market when 'p1x2' then 1 when 'p1ou' then 1
        when 'p2ou' then 2 else 3 end and market <> 'win'
      when market in ('h1x2', 'hou') then cardinality(hp) > 1 or home_extra is not null
      else home_extra is not null or home_penalties is not null end as is_final
  from asked
  cross join lateral (
    select coalesce(advancing, case when home_score > away_score then 1 else 2 end) as advancing_side
  ) winner
), continued as (
  select id, market, chosen, line, sport, status, is_final, x + h as x, y + a as y
  from counted
  cross join lateral (
    select distinct h, a from unnest(array[0, 1, 2, 10000, case when market = 'cs'
        then greatest(0, split_part(chosen, '-', 1)::int - x) else 0 end]) h
      cross join unnest(array[0, 1, 2, 10000, case when market = 'cs'
        then greatest(0, split_part(chosen, '-', 2)::int - y) else 0 end]) a
    where not coalesce(is_final, false) or h = 0 and a = 0
  ) more
), judged as (
  select id, status, sport, market, is_final, case
      when x is null then null
      when market in ('cs', 'setscore') then case when chosen = x || '-' || y then 1 else 5 end
      when market = 'btts' then case when (x > 0 and y > 0) = (chosen = 'y') then 1 else 5 end
      when market in ('dnb', 'win', 's1win', 's2win') and x = y then 3
      when market in ('1x2', 'dc', 'dnb', 'win', 'h1x2', 'p1x2', 's1win', 's2win')
        then case when strpos(chosen, case when x > y then '1' when x < y then '2' else 'x' end) > 0
          then 1 else 5 end
      else 3 - (sign(round((balance - quarter)::numeric, 2))
        + sign(round((balance + quarter)::numeric, 2)))::int end as result
  from continued
  cross join lateral (
    select case when market in ('ah', 'ahgames', 'ahsets')
        then (case chosen when '1' then x - y else y - x end) + line
        else (case chosen when 'o' then 1 else -1 end)
          * (case market when 'tt1' then x when 'tt2' then y else x + y end - line) end as balance,
      case when mod((line * 4)::int, 2) = 0 then 0 else 0.25 end as quarter
  ) b
)
select id, case when status in (5, 8) then 3
    when sport = 3 and status > 3 and market in ('ougames', 'ahgames') then null
    when sport = 3 and not is_final then 3
    when min(result) = max(result) and count(result) > 0 then min(result) else 3 end as result
from judged
group by id, status, sport, market, is_final
order by id
