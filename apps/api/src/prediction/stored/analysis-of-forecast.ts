import { outcomeShares, poissonMatrix, resultOf } from '@tipmark/prediction';
import type { MatchRow } from '../../matches/match-rows.ts';
import type { AnalysisRow } from './analysis-queries.ts';

const OVER = 'ou.o:2.5';
const BOTH_SCORE = 'btts.y';

/**
 * What the expected goals of a match say, where its source brings a forecast of its own (the
 * simulated world does) and so no model was fitted: Poisson goals, one matrix for every outcome.
 */
export function analysisOfForecast(row: MatchRow): AnalysisRow | undefined {
  const { id, forecast_home: home, forecast_away: away, forecast_score: score } = row;
  if (home === null || away === null || score === null || home <= 0 || away <= 0) return undefined;
  const matrix = poissonMatrix(home, away);
  const [p1, px, p2] = resultOf(matrix);
  return {
    match_id: id,
    p1,
    px,
    p2,
    expected_home: home,
    expected_away: away,
    forecast_score: score,
    p_over_2_5: outcomeShares(matrix, OVER)?.won ?? 0,
    p_both_score: outcomeShares(matrix, BOTH_SCORE)?.won ?? 0,
  };
}
