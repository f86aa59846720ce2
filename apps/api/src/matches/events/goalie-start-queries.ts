import { sql } from 'kysely';

/**
 * Shots at the goal of a side, of the rows (match_id, is_home) of `played` with the `own` and the
 * `faced` statistics: those into an empty net are nobody's.
 */
export const FACED_SHOTS = sql`
  greatest(own.saves, faced.shots - (
    select count(*) from match_events e
    where e.match_id = played.match_id and e.is_counted and e.type = 'empty_net_goal'
      and e.side = case when played.is_home then 'away' else 'home' end
  ))::int
`;

/**
 * Select of what goalies who began a match faced: of the rows (team_id, match_id, is_home) of
 * `played`. A shutout is one of the whole team.
 */
export const GOALIE_STARTS = sql`
  select played.team_id, played.match_id, first.name as player, own.saves,
    ${FACED_SHOTS} as shots, faced.shots <= own.saves as is_shutout
  from played
  cross join lateral (
    select l.starting from match_lineups l
    where l.match_id = played.match_id and jsonb_array_length(l.starting) > 0
      and l.side = case when played.is_home then 'home' else 'away' end
    order by l.source limit 1
  ) l
  cross join lateral (
    select one.player ->> 'name' as name
    from jsonb_array_elements(l.starting) as one(player)
    where one.player ->> 'position' = 'GK' limit 1
  ) first
  join match_stats own on own.match_id = played.match_id and own.is_home = played.is_home
  join match_stats faced on faced.match_id = played.match_id and faced.is_home <> played.is_home
  where own.saves is not null and faced.shots is not null
`;
