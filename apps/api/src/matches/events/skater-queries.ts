import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { GOALIE_STARTS } from './goalie-start-queries.ts';
import { OWN_GOALS, type SeasonPart } from './squad-queries.ts';

export interface SkaterRow {
  readonly team_id: number;
  readonly player: string;
  readonly assists: number;
  readonly penalty_minutes: number;
  /** Matches started in goal whose shots are known. */
  readonly goalie_matches: number;
  readonly shots: number;
  readonly saves: number;
}

const PENALTIES = ['penalty', 'major_penalty', 'misconduct'];
const COUNTED = [...OWN_GOALS, ...PENALTIES];

/**
 * What both teams' players did in the season of a match besides their goals: skaters by the events
 * of each match, as reported by one source, goalies by the line-ups and the shots.
 */
export async function findSkaters(
  db: Db,
  matchId: number,
  part: SeasonPart = 'before',
): Promise<SkaterRow[]> {
  const { rows } = await sql<SkaterRow>`
    with played as (
      select team.id as team_id, p.id as match_id, p.home_id = team.id as is_home
      from matches m
      cross join lateral (values (m.home_id), (m.away_id)) as team(id)
      join matches p on p.season_id = m.season_id
        and (p.starts_at < m.starts_at or ${part === 'whole'}) and p.status = ${MATCH_STATUS.finished} and team.id in (p.home_id, p.away_id)
      where m.id = ${matchId}
    ), reported as (
      select played.team_id, e.player, e.related_player, e.type
      from played
      join match_events e on e.match_id = played.match_id and e.is_counted
        and e.type = any(${[...COUNTED]}::text[])
        and e.side = case when played.is_home then 'home' else 'away' end
    ), starts as (${GOALIE_STARTS}), done as (
      select team_id, related_player as player, 1 as assists, 0 as minutes, 0 as matches,
        0 as shots, 0 as saves
      from reported where type = any(${[...OWN_GOALS]}::text[])
      union all
      select team_id, player, 0,
        case type when 'penalty' then 2 when 'major_penalty' then 5 else 10 end, 0, 0, 0
      from reported where type = any(${[...PENALTIES]}::text[])
      union all
      select team_id, player, 0, 0, 1, shots, saves from starts
    )
    select team_id, player, sum(assists)::int as assists, sum(minutes)::int as penalty_minutes,
      sum(matches)::int as goalie_matches, sum(shots)::int as shots, sum(saves)::int as saves
    from done where player is not null
    group by team_id, player
  `.execute(db);
  return rows;
}
