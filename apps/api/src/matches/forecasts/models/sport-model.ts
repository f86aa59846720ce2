import type { EvaluatedOutcome, TimedMatch, WalkForwardModel } from '@tipmark/prediction';
import { walkForward } from '@tipmark/prediction';
import type { HistoryRow } from '../history/history-queries.ts';
import type { Origin, PredictionRow } from '../stored/prediction-row.ts';

export interface ModelOptions {
  /** Whether closing odds of past matches may be used; never a match's own. */
  readonly usesPastOdds: boolean;
}

/** The name of the predicted quantity in a report. */
export interface ModelReport {
  readonly competitions: 'leagues' | 'tournaments';
  /** Suffix of a title: what the model is evaluated by, where that is not the result. */
  readonly judgedBy: string;
  /** A finished match is scored only if this is true. */
  readonly needs: string;
}

/** The interface of a sport for predicting its matches. */
export interface SportModelParts<Match extends TimedMatch, Result extends Match, Prediction> {
  /** Incremented when the model gives other numbers for the same results. */
  readonly version: string;
  /** The model's parameters. */
  readonly options: object;
  /** Whether results in all leagues count for forecasts in one of them. */
  readonly knowsAllLeagues?: boolean;
  readonly report: ModelReport;
  toMatch(row: HistoryRow): Match;
  /** undefined while there is no final score */
  toResult(row: HistoryRow): Result | undefined;
  /** undefined for a match that was not decided on the pitch */
  toOutcome(row: HistoryRow): EvaluatedOutcome | undefined;
  create(options: ModelOptions): WalkForwardModel<Match, Result, Prediction>;
  toRow(prediction: Prediction, origin: Origin): PredictionRow;
}

/** Observes rows, chunk by chunk, and returns the forecast before each requested one. */
export type Walker = (
  wanted: readonly HistoryRow[],
  known: readonly HistoryRow[],
  madeAtSeconds: number,
) => PredictionRow[];

/** A model with its sport's specifics inside; callers need not know the sport. */
export interface SportModel {
  readonly knowsAllLeagues: boolean;
  readonly report: ModelReport;
  /** Under which predictions are stored. */
  nameOf(options: ModelOptions): string;
  /** The model's parameters. */
  readonly options: object;
  isPlayed(row: HistoryRow): boolean;
  /** What the model is given of a match: its result, where it is played. */
  inputOf(row: HistoryRow): object;
  toOutcome(row: HistoryRow): EvaluatedOutcome | undefined;
  walker(options: ModelOptions): Walker;
}

export function sportModel<Match extends TimedMatch, Result extends Match, Prediction>(
  parts: SportModelParts<Match, Result, Prediction>,
): SportModel {
  const { version, toMatch, toResult, toOutcome, create, toRow } = parts;
  const nameOf = ({ usesPastOdds }: ModelOptions) =>
    usesPastOdds ? version : `${version}-without-odds`;
  return {
    knowsAllLeagues: parts.knowsAllLeagues ?? false,
    report: parts.report,
    nameOf,
    options: parts.options,
    toOutcome,
    isPlayed: (row) => toResult(row) !== undefined,
    inputOf: (row) => toResult(row) ?? toMatch(row),
    walker(options) {
      const model = create(options);
      const name = nameOf(options);
      return (wanted, known, madeAtSeconds) => {
        const results = known.flatMap((row) => toResult(row) ?? []);
        const predictions = walkForward(model, wanted.map(toMatch), results);
        return predictions.map((prediction) => toRow(prediction, { model: name, madeAtSeconds }));
      };
    },
  };
}
