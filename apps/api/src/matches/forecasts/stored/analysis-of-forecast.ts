import { sportRules } from '@tipmark/domain';
import { goalsMatrix, outcomeShares, resultOf, winInTheEnd } from '@tipmark/prediction';
import type { MatchRow } from '../../lists/match-row-queries.ts';
import type { AnalysisRow } from './analysis-queries.ts';
import { winOfExpectedSets } from './tennis-forecast.ts';

const BOTH_SCORE = 'btts.y';

export type ForecastOfSource = Pick<
  MatchRow,
  'id' | 'sport' | 'forecast_home' | 'forecast_away' | 'forecast_score'
>;

/**
 * Analysis from the expected goals of a match whose source supplies its own forecast (as the
 * simulated world does), so that no model was fitted: Poisson goals, one matrix for every outcome;
 * in tennis from the expected sets.
 */
export function analysisOfForecast(row: ForecastOfSource): AnalysisRow | undefined {
  const { id, forecast_home: home, forecast_away: away, forecast_score: score } = row;
  if (home === null || away === null || score === null) return undefined;
  const { mainTotalLine: line, score: shape } = sportRules(row.sport);
  if (shape.unit === 'set') return analysisOfSets(id, [home, away], score);
  if (home <= 0 || away <= 0) return undefined;
  const matrix = goalsMatrix(row.sport, [home, away]);
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
    p_home_wins: shape.includesOvertime ? winInTheEnd(result) : null,
  };
}

/** From expected sets only the winner can be derived. */
function analysisOfSets(
  id: number,
  [home, away]: readonly [home: number, away: number],
  score: string,
): AnalysisRow | undefined {
  const needed = Math.max(...score.split(':').map(Number));
  if (needed !== 2 && needed !== 3) return undefined;
  const p1 = winOfExpectedSets([home, away], needed === 2 ? 3 : 5);
  return {
    match_id: id,
    p1,
    px: 0,
    p2: 1 - p1,
    p_home_wins: null,
    expected_home: home,
    expected_away: away,
    forecast_score: score,
    p_over_main: 0,
    p_both_score: 0,
  };
}
