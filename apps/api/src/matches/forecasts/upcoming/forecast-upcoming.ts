import { MATCH_STATUS } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { historyDays } from '../history/history-days.ts';
import type { HistoryRow } from '../history/history-queries.ts';
import { modelOf, type PredictedSport } from '../models/sport-models.ts';
import { type Saved, savePredictions } from '../stored/save-predictions.ts';
import { predictInThread } from './predict-in-thread.ts';
import { recordRun } from './run-queries.ts';
import { findImportedLeagues, UPCOMING_SECONDS } from './upcoming-queries.ts';

/** Older results have almost no weight in the ratings. */
const HISTORY_SECONDS = 5 * 365 * 86_400;

/** Of every forecast that is shown before a match. */
const OPTIONS = { usesPastOdds: true };

export interface UpcomingLeagues {
  readonly sport: PredictedSport;
  readonly leagueIds: readonly number[];
}

/**
 * Stores predictions of the scheduled matches of some imported leagues, with what they follow from,
 * and shows their forecasts.
 */
export async function forecastUpcoming(
  db: Db,
  { sport, leagueIds }: UpcomingLeagues,
  nowSeconds: number,
  signal: AbortSignal,
): Promise<Saved> {
  const known: HistoryRow[] = [];
  const wanted: HistoryRow[] = [];
  const model = modelOf(sport);
  const span = {
    sport,
    leagueIds: model.knowsAllLeagues ? await findImportedLeagues(db, sport) : leagueIds,
    fromSeconds: nowSeconds - HISTORY_SECONDS,
    untilSeconds: nowSeconds + UPCOMING_SECONDS,
  };
  for await (const rows of historyDays(db, span)) {
    for (const row of rows) {
      if (model.isPlayed(row)) known.push(row);
      else if (row.status === MATCH_STATUS.scheduled && row.starts_at > nowSeconds) {
        wanted.push(row);
      }
    }
  }
  const inputOf = (row: HistoryRow) => ({
    match_id: row.id,
    league_id: row.league_id,
    is_result: model.isPlayed(row),
    input: model.inputOf(row),
  });
  const run = {
    ...span,
    model: model.nameOf(OPTIONS),
    options: model.options,
    madeAtSeconds: nowSeconds,
  };
  const run_id = await recordRun(db, run, [...known, ...wanted].map(inputOf));
  const work = { sport, wanted, known, madeAtSeconds: nowSeconds };
  const predictions = (await predictInThread(work, signal)).map((row) => ({ ...row, run_id }));
  return savePredictions(db, predictions, { writesForecasts: true });
}
