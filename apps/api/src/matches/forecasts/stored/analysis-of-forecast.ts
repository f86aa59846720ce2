import { forecastOfExpected } from '@tipmark/prediction';
import type { MatchRow } from '../../lists/match-row-queries.ts';
import type { AnalysisRow } from './analysis-queries.ts';

export type ForecastOfSource = Pick<
  MatchRow,
  'id' | 'sport' | 'forecast_home' | 'forecast_away' | 'forecast_score'
>;

/** Analysis of a match whose source supplies its own forecast. */
export function analysisOfForecast(row: ForecastOfSource): AnalysisRow | undefined {
  const { id, forecast_home: home, forecast_away: away, forecast_score: score } = row;
  if (home === null || away === null || score === null) return undefined;
  const numbers = forecastOfExpected(row.sport, [home, away], score);
  if (numbers === undefined) return undefined;
  const [p1, px, p2] = numbers.result;
  return {
    match_id: id,
    p1,
    px,
    p2,
    expected_home: home,
    expected_away: away,
    forecast_score: score,
    p_over_main: numbers.overMain,
    p_both_score: numbers.bothScore,
    p_home_wins: numbers.homeWins,
  };
}
