import { MATCH_STATUS } from '@tipmark/domain';
import type { SoccerMatch, SoccerResult } from '@tipmark/prediction';
import type { Db } from '../../database/connect.ts';
import { historyDays } from '../history/history-days.ts';
import { toSoccerMatch, toSoccerResult } from '../history/soccer-match.ts';
import { type Saved, savePredictions } from '../stored/save-predictions.ts';
import { predictInThread } from './predict-in-thread.ts';
import { UPCOMING_SECONDS } from './upcoming-queries.ts';

/** Older results weigh next to nothing in the ratings. */
const HISTORY_SECONDS = 5 * 365 * 86_400;

/** Stores predictions of the scheduled matches of some imported leagues and shows their forecasts. */
export async function forecastUpcoming(
  db: Db,
  leagueIds: readonly number[],
  nowSeconds: number,
  signal: AbortSignal,
): Promise<Saved> {
  const results: SoccerResult[] = [];
  const matches: SoccerMatch[] = [];
  const span = {
    leagueIds,
    fromSeconds: nowSeconds - HISTORY_SECONDS,
    untilSeconds: nowSeconds + UPCOMING_SECONDS,
  };
  for await (const rows of historyDays(db, span)) {
    for (const row of rows) {
      const result = toSoccerResult(row);
      if (result !== undefined) results.push(result);
      else if (row.status === MATCH_STATUS.scheduled && row.starts_at > nowSeconds) {
        matches.push(toSoccerMatch(row));
      }
    }
  }
  const work = { results, matches, madeAtSeconds: nowSeconds };
  const predictions = await predictInThread(work, signal);
  return savePredictions(db, predictions, { writesForecasts: true });
}
