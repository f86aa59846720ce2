import type { Forecast } from '@tipmark/prediction';
import type { Db } from '../../../platform/database/connect.ts';
import { findPage, PAGE_SIZE, type StoredForecasts } from './stored-queries.ts';

/** The last publishable prediction of every match, based on data from before its start. */
export async function findStoredForecasts(db: Db, wanted: StoredForecasts): Promise<Forecast[]> {
  const forecasts: Forecast[] = [];
  let after = -1;
  for (;;) {
    const rows = await findPage(db, wanted, after);
    forecasts.push(
      ...rows.map(({ match_id, p1, px, p2, p_home_wins: wins }) => ({
        matchId: String(match_id),
        probabilities: wins === null ? [p1, px, p2] : [wins, 1 - wins],
      })),
    );
    after = rows.at(-1)?.match_id ?? after;
    if (rows.length < PAGE_SIZE) return forecasts;
  }
}
