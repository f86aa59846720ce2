import { atSecond } from '../../../platform/database/at-second.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';

/**
 * A prediction of a match at an instant, unix seconds, with what was known then; every field is
 * optional.
 */
export const aPrediction = (
  matchId: number,
  at: number,
  known: Readonly<Record<string, unknown>> = {},
) => ({
  match_id: matchId,
  model: 'soccer-3',
  known_until: atSecond(at),
  made_at: atSecond(at),
  p1: 0.5,
  px: 0.26,
  p2: 0.24,
  expected_home: 1.64,
  expected_away: 1.02,
  forecast_score: '1:0',
  p_over_main: 0.55,
  p_both_score: 0.48,
  p_home_wins: null,
  home_matches: 20,
  away_matches: 20,
  has_shots: true,
  has_past_odds: true,
  is_publishable: true,
  ...known,
});

/** Stores predictions as a model does. */
export async function storePredictions(
  { services: { db } }: TestApi,
  rows: readonly ReturnType<typeof aPrediction>[],
): Promise<void> {
  await db
    .insertInto('predictions')
    .values([...rows])
    .execute();
}
