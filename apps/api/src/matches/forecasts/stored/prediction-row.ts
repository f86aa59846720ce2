import {
  outcomeShares,
  type Pair,
  type ResultProbabilities,
  type ScoreMatrix,
} from '@tipmark/prediction';

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
  'p_over_main double precision',
  'p_both_score double precision',
  'p_home_wins double precision',
  'home_matches int',
  'away_matches int',
  'has_shots boolean',
  'has_past_odds boolean',
  'is_publishable boolean',
] as const;

/** The model, and the time of the forecast in unix seconds. */
export interface Origin {
  readonly model: string;
  readonly madeAtSeconds: number;
}

export type PredictionRow = ReturnType<typeof toPredictionRow>;

/** A prediction of the models of all sports with goals. */
interface Predicted {
  readonly matchId: string;
  readonly matrix: ScoreMatrix;
  readonly result: ResultProbabilities;
  readonly expectedGoals: Pair;
  readonly forecastScore: Pair;
  readonly basis: {
    readonly homeMatches: number;
    readonly awayMatches: number;
    readonly hasPastOdds: boolean;
    readonly knownUntilSeconds: number | null;
  };
  readonly isPublishable: boolean;
}

type Details = Origin & {
  /** Over the main total of the sport. */
  readonly overOddType: string;
  readonly hasShots: boolean;
  /** Including overtime, where that differs from the result. */
  readonly homeWins: number | null;
};

export function toPredictionRow(prediction: Predicted, details: Details) {
  const { matrix, result, expectedGoals, forecastScore, basis, isPublishable } = prediction;
  const { model, madeAtSeconds, overOddType, hasShots, homeWins } = details;
  return {
    match_id: Number(prediction.matchId),
    model,
    known_until: basis.knownUntilSeconds,
    made_at: madeAtSeconds,
    p1: result[0],
    px: result[1],
    p2: result[2],
    expected_home: expectedGoals[0],
    expected_away: expectedGoals[1],
    forecast_score: forecastScore.join(':'),
    p_over_main: outcomeShares(matrix, overOddType)?.won ?? 0,
    p_both_score: outcomeShares(matrix, 'btts.y')?.won ?? 0,
    p_home_wins: homeWins,
    home_matches: basis.homeMatches,
    away_matches: basis.awayMatches,
    has_shots: hasShots,
    has_past_odds: basis.hasPastOdds,
    is_publishable: isPublishable,
  };
}
