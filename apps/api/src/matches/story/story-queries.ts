import type { StatisticsPoll } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { StoredMoment, StoredShot } from '../../platform/database/match-tables.ts';
import { originOfPlayers } from '../../platform/database/name-column.ts';

export interface StoryRow {
  readonly id: number;
  readonly slug: string;
  readonly sport: number;
  readonly status: number;
  /** unix seconds */
  readonly starts_at: number;
  readonly home_id: number;
  readonly away_id: number;
  /** Of the players of a side. */
  readonly home_origin: string | null;
  readonly away_origin: string | null;
  readonly live_state: string | null;
  readonly second_line: string | null;
  readonly shots: readonly StoredShot[] | null;
  readonly corners: readonly StoredMoment[] | null;
  readonly polls: readonly StatisticsPoll[] | null;
}

/**
 * A match, its attempts and, without them, its polls: of several sources the one that reports most
 * of them.
 */
export async function findStoryRow(
  db: Db,
  matchId: number,
  sport: number,
): Promise<StoryRow | undefined> {
  const { rows } = await sql<StoryRow>`
    select m.id, m.slug, m.sport, m.status, extract(epoch from m.starts_at)::int as starts_at,
      m.home_id, m.away_id, m.live_state, m.second_line,
      ${originOfPlayers('h')} as home_origin, ${originOfPlayers('a')} as away_origin,
      known.shots, known.corners, polled.polls
    from matches m
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    left join lateral (
      select s.shots, s.corners from match_shots s where s.match_id = m.id
      order by jsonb_array_length(s.shots) desc, s.source limit 1
    ) known on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('minute', p.minute, 'home', p.home, 'away', p.away)
        order by p.minute) as polls
      from statistics_polls p where p.match_id = m.id and known.shots is null
      group by p.source order by count(*) desc, p.source limit 1
    ) polled on true
    where m.id = ${matchId} and m.sport = ${sport}
  `.execute(db);
  return rows[0];
}
