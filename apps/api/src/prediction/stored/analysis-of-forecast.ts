import { MAIN_TOTAL_LINE, SPORT, type Sport } from '@tipmark/domain';
import {
  outcomeShares,
  poissonMatrix,
  regularTimeMatrix,
  resultOf,
  winInTheEnd,
} from '@tipmark/prediction';
import type { MatchRow } from '../../matches/match-rows.ts';
import type { AnalysisRow } from './analysis-queries.ts';

const BOTH_SCORE = 'btts.y';

/**
 * What the expected goals of a match say, where its source brings a forecast of its own (the
 * simulated world does) and so no model was fitted: Poisson goals, one matrix for every outcome.
 */
export function analysisOfForecast(row: MatchRow): AnalysisRow | undefined {
  const { id, forecast_home: home, forecast_away: away, forecast_score: score } = row;
  const line = MAIN_TOTAL_LINE[row.sport as Sport];
  if (home === null || away === null || score === null || line === null) return undefined;
  if (home <= 0 || away <= 0) return undefined;
  const isHockey = row.sport === SPORT.hockey;
  const matrix = isHockey ? regularTimeMatrix([home, away]) : poissonMatrix(home, away);
  const result = resultOf(matrix);
  const [p1, px, p2] = result;
  return {
    match_id: id,
    p1,
    px,
    p2,
    expected_home: home,
    expected_away: away,
    forecast_score: score,
    p_over_main: outcomeShares(matrix, `ou.o:${line}`)?.won ?? 0,
    p_both_score: outcomeShares(matrix, BOTH_SCORE)?.won ?? 0,
    p_home_wins: isHockey ? winInTheEnd(result) : null,
  };
}
