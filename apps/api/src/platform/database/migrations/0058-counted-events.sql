-- Of the sources that report events of a match, one is counted and shown.
alter table match_events add column is_counted boolean not null default true;

update match_events as e set is_counted = e.source = best.source
from (
  select distinct on (s.match_id) s.match_id, s.source
  from (
    select match_id, source, count(*) as events,
      count(*) filter (where type in ('second_yellow', 'red')) + count(*) filter (where is_goal) as incidents,
      count(*) filter (where is_goal and side = 'home') as home,
      count(*) filter (where is_goal and side = 'away') as away
    from (
      select x.*, x.type in ('goal', 'own_goal', 'penalty_goal', 'power_play_goal',
        'short_handed_goal', 'empty_net_goal') as is_goal
      from match_events x
      where x.match_id in (
        select match_id from match_events group by match_id having min(source) <> max(source)
      )
    ) typed
    group by match_id, source
  ) s
  join matches m on m.id = s.match_id
  order by s.match_id,
    ((s.home, s.away) in (
      (m.home_score, m.away_score),
      (m.home_score + m.home_extra, m.away_score + m.away_extra))) is not true,
    s.incidents = 0,
    s.source in ('football-data', 'openfootball', 'sackmann', 'sportsbook-review', 'tennis-data',
      'tml-database'),
    s.incidents desc, s.events desc, s.source collate "C"
) best
where e.match_id = best.match_id and e.source <> best.source;
