import { hockeyMathAnalysisPage, hockeyMathAnalysisReliability } from '@tipmark/contract';
import { hockeyRules } from '@tipmark/domain';
import { createAnalysisPage, loadOf } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** `/hockey/math-analysis`: forecasts of a day, or the reliability of those of a year. */
export const { screen, loads } = createAnalysisPage({
  sport: hockey,
  load: loadOf(hockeyMathAnalysisPage),
  reliability: loadOf(hockeyMathAnalysisReliability),
  totalLine: hockeyRules.mainTotalLine,
});
