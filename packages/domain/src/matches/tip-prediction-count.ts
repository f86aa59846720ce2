/** The input of the prediction count from a match. */
export interface PredictedMatch {
  readonly hasUsersTip: boolean;
  readonly hasMathTip: boolean;
  readonly forecastScore?: string | undefined;
  readonly home: { readonly forecastScore?: number | undefined };
  readonly away: { readonly forecastScore?: number | undefined };
}

/** The kinds of prediction of a match, in the order in which rows show them. */
export const PREDICTION_KINDS = ['users', 'math', 'score'] as const;
export type PredictionKind = (typeof PREDICTION_KINDS)[number];

/** A tip of a user, a math tip, and a predicted score (of both sides or one). */
export function predictionKinds(match: PredictedMatch): PredictionKind[] {
  const hasForecast =
    (match.forecastScore !== undefined && match.forecastScore !== '') ||
    Number.isInteger(match.home.forecastScore) ||
    Number.isInteger(match.away.forecastScore);
  const has = { users: match.hasUsersTip, math: match.hasMathTip, score: hasForecast };
  return PREDICTION_KINDS.filter((kind) => has[kind]);
}

/** 0–3: how many kinds of prediction there are, however many tips people posted. */
export const tipPredictionCount = (match: PredictedMatch): number => predictionKinds(match).length;
