import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { PREDICTED_SPORTS, type PredictedSport } from '../models/sport-models.ts';

/** Matches further away are forecast later. */
export const UPCOMING_SECONDS = 14 * 86_400;

/** An imported league on a UTC day; `state` changes with every new result or fixture. */
export interface LeagueDay {
  readonly leagueId: number;
  readonly sport: PredictedSport;
  readonly day: string;
  readonly state: string;
}

/** Statuses with new results for the models. */
const WITH_RESULT = [MATCH_STATUS.finished, MATCH_STATUS.finishedRetired, MATCH_STATUS.awarded];

/** @param days UTC days `yyyy-mm-dd` */
export async function findLeagueDays(db: Db, days: readonly string[]): Promise<LeagueDay[]> {
  const { rows } = await sql<LeagueDay>`
    select m.league_id as "leagueId", m.sport, wanted.day::text as day,
      count(*) || ' ' || coalesce(
        sum(m.rev) filter (where m.status = any(${WITH_RESULT}::int[])), 0
      ) as state
    from unnest(${[...days]}::date[]) as wanted(day)
    join matches m on m.sport = any(${PREDICTED_SPORTS}::int[])
      and m.starts_at >= wanted.day::timestamp at time zone 'UTC'
      and m.starts_at < (wanted.day + 1)::timestamp at time zone 'UTC'
    join leagues l on l.id = m.league_id and not l.is_simulated
    group by m.league_id, m.sport, wanted.day
  `.execute(db);
  return rows;
}

export interface UpcomingLeague {
  readonly id: number;
  readonly sport: PredictedSport;
}

/** Imported leagues that have matches to forecast. */
export async function findLeaguesWithUpcoming(
  db: Db,
  nowSeconds: number,
): Promise<UpcomingLeague[]> {
  const { rows } = await sql<UpcomingLeague>`
    select distinct m.league_id as id, m.sport
    from matches m join leagues l on l.id = m.league_id and not l.is_simulated
    where m.sport = any(${PREDICTED_SPORTS}::int[]) and m.status = ${MATCH_STATUS.scheduled}
      and m.starts_at > to_timestamp(${nowSeconds}::float8)
      and m.starts_at < to_timestamp(${nowSeconds + UPCOMING_SECONDS}::float8)
    order by m.sport, m.league_id
  `.execute(db);
  return rows;
}

/** Every imported league of a sport. */
export async function findImportedLeagues(db: Db, sport: Sport): Promise<number[]> {
  const rows = await db
    .selectFrom('leagues')
    .select('id')
    .where('sport', '=', sport)
    .where('is_simulated', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
