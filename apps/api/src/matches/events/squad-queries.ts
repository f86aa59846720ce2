import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { originOfPlayers } from '../../platform/database/name-column.ts';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';

export interface SquadRow {
  readonly team_id: number;
  readonly origin: string | null;
  readonly players: readonly SquadPlayer[];
}

/**
 * Players of both teams of a match in its season; the newest source of a team wins. A cup uses the
 * squads of the leagues.
 */
export async function findSquads(db: Db, matchId: number): Promise<SquadRow[]> {
  const { rows } = await sql<SquadRow>`
    select distinct on (q.team_id) q.team_id, ${originOfPlayers('t')} as origin, q.players
    from matches m
    join seasons s on s.id = m.season_id
    join squads q on q.season = s.name and q.team_id in (m.home_id, m.away_id)
    join teams t on t.id = q.team_id
    where m.id = ${matchId}
    order by q.team_id, (q.league_id = m.league_id) desc, q.seq desc, q.source
  `.execute(db);
  return rows;
}

/** A player's goals for his own team. */
export const OWN_GOALS = [
  'goal',
  'penalty_goal',
  'power_play_goal',
  'short_handed_goal',
  'empty_net_goal',
];

/** Goals of matches that were broken off or awarded are not counted. */
export const SCORED = [MATCH_STATUS.live, MATCH_STATUS.finished];

export interface ScorerRow {
  readonly team_id: number;
  readonly player: string;
  readonly goals: number;
}

/** Which matches of the season of a match count: those before it, or all. */
export type SeasonPart = 'before' | 'whole';

/** Goals of both teams' players in the season of a match, each by one source. */
export async function findScorers(
  db: Db,
  matchId: number,
  part: SeasonPart = 'before',
): Promise<ScorerRow[]> {
  const { rows } = await sql<ScorerRow>`
    select team.id as team_id, e.player, count(*)::int as goals
    from matches m
    cross join lateral (values (m.home_id), (m.away_id)) as team(id)
    join matches p on p.season_id = m.season_id
      and (p.starts_at < m.starts_at or ${part === 'whole'}) and p.status in (${sql.join(SCORED)}) and team.id in (p.home_id, p.away_id)
    join match_events e on e.match_id = p.id and e.is_counted and e.player is not null
      and e.type = any(${[...OWN_GOALS]}::text[])
      and e.side = case when p.home_id = team.id then 'home' else 'away' end
    where m.id = ${matchId}
    group by team.id, e.player
  `.execute(db);
  return rows;
}
