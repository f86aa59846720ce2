import { outcomeShares, type SoccerPrediction } from '@tipmark/prediction';

/** Columns of `predictions` in the order they are written, with their types inside a recordset. */
export const PREDICTION_COLUMNS = [
  'match_id int',
  'model text',
  'known_until double precision',
  'made_at double precision',
  'p1 double precision',
  'px double precision',
  'p2 double precision',
  'expected_home double precision',
  'expected_away double precision',
  'forecast_score text',
  'p_over_2_5 double precision',
  'p_both_score double precision',
  'home_matches int',
  'away_matches int',
  'has_shots boolean',
  'has_past_odds boolean',
  'is_publishable boolean',
] as const;

/** Which model said it, and when, in unix seconds. */
export type Origin = { readonly model: string; readonly madeAtSeconds: number };

export type PredictionRow = ReturnType<typeof toPredictionRow>;

export function toPredictionRow(prediction: SoccerPrediction, origin: Origin) {
  const { matrix, result, expectedGoals, forecastScore, basis, isPublishable } = prediction;
  return {
    match_id: Number(prediction.matchId),
    model: origin.model,
    known_until: basis.knownUntilSeconds,
    made_at: origin.madeAtSeconds,
    p1: result[0],
    px: result[1],
    p2: result[2],
    expected_home: expectedGoals[0],
    expected_away: expectedGoals[1],
    forecast_score: forecastScore.join(':'),
    p_over_2_5: outcomeShares(matrix, 'ou.o:2.5')?.won ?? 0,
    p_both_score: outcomeShares(matrix, 'btts.y')?.won ?? 0,
    home_matches: basis.homeMatches,
    away_matches: basis.awayMatches,
    has_shots: basis.hasShots,
    has_past_odds: basis.hasPastOdds,
    is_publishable: isPublishable,
  };
}
