import type { Db } from '../database/connect.ts';

/** Whether this database has ever been told of a simulated world. */
export async function hasSimulatedMatches(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('leagues', 'leagues.id', 'matches.league_id')
    .select('matches.id')
    .where('leagues.is_simulated', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
