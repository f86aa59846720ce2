import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { AbsentPlayer, LineupPlayer } from '../../platform/database/lineup-tables.ts';
import { originOfPlayers } from '../../platform/database/name-column.ts';
import type { SquadPlayer } from '../../platform/database/reference-tables.ts';
import { knownPlayer } from './known-player-queries.ts';
import { playerName } from './player-name.ts';

export interface LineupRow {
  readonly team_id: number;
  readonly origin: string | null;
  /** Whether it is of the match itself; its `starting` may still be empty. */
  readonly is_own: boolean;
  readonly formation: string | null;
  readonly starting: readonly LineupPlayer[];
  readonly substitutes: readonly LineupPlayer[];
  readonly absent: readonly AbsentPlayer[];
}

/** Both teams' known line-ups of a match, and those of their last five, newest first. */
export async function findLineups(db: Db, matchId: number): Promise<LineupRow[]> {
  const { rows } = await sql<LineupRow>`
    select team.id as team_id, ${originOfPlayers('t')} as origin, known.is_own, known.formation,
      known.starting, known.substitutes, known.absent
    from matches m
    cross join lateral (values (m.home_id, 'home'), (m.away_id, 'away')) as team(id, side)
    join teams t on t.id = team.id
    cross join lateral (
      (select true as is_own, m.starts_at, l.formation, l.starting, l.substitutes, l.absent
        from match_lineups l where l.match_id = m.id and l.side = team.side
        order by jsonb_array_length(l.starting) desc, l.source limit 1)
      union all
      (select false, p.starts_at, l.formation, l.starting, l.substitutes, l.absent
        from matches p
        cross join lateral (
          select * from match_lineups l
          where l.match_id = p.id and jsonb_array_length(l.starting) > 0
            and l.side = case when p.home_id = team.id then 'home' else 'away' end
          order by l.source limit 1
        ) l
        where (p.home_id = team.id or p.away_id = team.id) and p.starts_at < m.starts_at
        order by p.starts_at desc limit 5)
    ) as known
    where m.id = ${matchId}
    order by team.id, known.is_own desc, known.starts_at desc
  `.execute(db);
  return rows;
}

export interface GoalieRow {
  readonly team_id: number;
  readonly name: string;
}

/** The starting goalies of both teams of a match, from its line-ups. */
export async function findGoalies(db: Db, matchId: number, locale: Locale): Promise<GoalieRow[]> {
  const { rows } = await sql<GoalieRow & { origin: string | null; known: SquadPlayer | null }>`
    select team.id as team_id, first.name, ${originOfPlayers('t')} as origin, known.player as known
    from matches m
    cross join lateral (values (m.home_id, 'home'), (m.away_id, 'away')) as team(id, side)
    join teams t on t.id = team.id
    cross join lateral (
      select l.starting from match_lineups l
      where l.match_id = m.id and l.side = team.side and jsonb_array_length(l.starting) > 0
      order by l.source limit 1
    ) l
    cross join lateral (
      select one.player ->> 'name' as name
      from jsonb_array_elements(l.starting) as one(player)
      where one.player ->> 'position' = 'GK' limit 1
    ) first
    ${knownPlayer('team.id', 'first.name')}
    where m.id = ${matchId}
  `.execute(db);
  return rows.map(({ team_id, name, known, origin }) => ({
    team_id,
    name: playerName(locale, known ?? { name }, origin),
  }));
}
