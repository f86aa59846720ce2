/** What the prediction count looks at in a match. */
export type PredictedMatch = {
  readonly hasUsersTip: boolean;
  readonly hasMathTip: boolean;
  readonly forecastScore?: string | undefined;
  readonly home: { readonly forecastScore?: number | undefined };
  readonly away: { readonly forecastScore?: number | undefined };
};

/** 0–3: a tip of a user, a math tip, and a predicted score (whole or of one side). */
export function tipPredictionCount(match: PredictedMatch): number {
  const hasForecast =
    (match.forecastScore !== undefined && match.forecastScore !== '') ||
    Number.isInteger(match.home.forecastScore) ||
    Number.isInteger(match.away.forecastScore);
  return Number(match.hasUsersTip) + Number(match.hasMathTip) + Number(hasForecast);
}
