import { SIMULATED_SPORTS } from '@tipmark/simulator';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

interface HistoryProgress {
  /** The results of the running season are stored. */
  readonly hasResults: boolean;
  /** The tips and the rating of the past are written. */
  readonly hasTips: boolean;
  readonly seasonsPercent: number;
}

/** How much of the simulated past is stored; undefined before anything of it is. */
export async function findHistoryProgress(db: Db): Promise<HistoryProgress | undefined> {
  const { rows } = await sql<HistoryProgress>`
    select cardinality(sports_with_results) >= ${SIMULATED_SPORTS.length} as "hasResults",
      is_done as "hasTips", seasons_percent as "seasonsPercent"
    from simulated_history where id = 1
  `.execute(db);
  return rows[0];
}
