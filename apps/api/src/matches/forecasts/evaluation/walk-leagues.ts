import type { EvaluatedOutcome } from '@tipmark/prediction';
import type { Db } from '../../../platform/database/connect.ts';
import { historyDays } from '../history/history-days.ts';
import { modelOf, type PredictedSport } from '../models/sport-models.ts';
import { savePredictions } from '../stored/save-predictions.ts';

export interface WalkOptions {
  readonly sport: PredictedSport;
  readonly leagueIds: readonly number[];
  readonly usesPastOdds: boolean;
  readonly writesForecasts: boolean;
  /** Matches from here on are too far away to be predicted, unix seconds. */
  readonly untilSeconds: number;
  /** Stored with each prediction, unix seconds. */
  readonly nowSeconds: () => number;
  /** Called after every stored piece with the number of matches in it. */
  readonly onStep?: (matches: number) => void;
}

export interface Walk {
  readonly matches: number;
  /** Predictions that were not stored before. */
  readonly stored: number;
  readonly days: ReadonlySet<string>;
  /** The predicted matches with their results, in order of time. */
  readonly outcomes: readonly EvaluatedOutcome[];
}

/**
 * Predicts every match of some leagues as it would have been predicted before its start, and stores
 * each prediction. The leagues share one model and are read once, a few thousand matches at a time.
 */
export async function walkLeagues(db: Db, options: WalkOptions): Promise<Walk> {
  const model = modelOf(options.sport);
  const walk = model.walker(options);
  const days = new Set<string>();
  const outcomes: EvaluatedOutcome[] = [];
  let [matches, stored] = [0, 0];
  for await (const rows of historyDays(db, options)) {
    const saved = await savePredictions(db, walk(rows, rows, options.nowSeconds()), options);
    for (const day of saved.days) days.add(day);
    outcomes.push(...rows.flatMap((row) => model.toOutcome(row) ?? []));
    matches += rows.length;
    stored += saved.stored;
    options.onStep?.(rows.length);
  }
  return { matches, stored, days, outcomes };
}
