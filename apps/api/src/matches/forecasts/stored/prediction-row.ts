import type { ForecastNumbers } from '@tipmark/prediction';

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
  'run_id int',
] as const;

/** The model, and the time of the forecast in unix seconds. */
export interface Origin {
  readonly model: string;
  readonly madeAtSeconds: number;
}

export type PredictionRow = ReturnType<typeof toPredictionRow>;

/** A prediction of the models of all sports. */
interface Predicted {
  readonly matchId: string;
  readonly basis: {
    readonly homeMatches: number;
    readonly awayMatches: number;
    readonly hasShots?: boolean;
    readonly hasPastOdds: boolean;
    readonly knownUntilSeconds: number | null;
  };
  readonly isPublishable: boolean;
}

export function toPredictionRow(
  { matchId, basis, isPublishable }: Predicted,
  { result, homeWins, expected, score, overMain, bothScore }: ForecastNumbers,
  { model, madeAtSeconds }: Origin,
) {
  return {
    match_id: Number(matchId),
    model,
    known_until: basis.knownUntilSeconds,
    made_at: madeAtSeconds,
    p1: result[0],
    px: result[1],
    p2: result[2],
    expected_home: expected[0],
    expected_away: expected[1],
    forecast_score: score,
    p_over_main: overMain,
    p_both_score: bothScore,
    p_home_wins: homeWins,
    home_matches: basis.homeMatches,
    away_matches: basis.awayMatches,
    has_shots: basis.hasShots ?? false,
    has_past_odds: basis.hasPastOdds,
    is_publishable: isPublishable,
  };
}
