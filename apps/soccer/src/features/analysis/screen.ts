import { soccerMathAnalysisPage, soccerMathAnalysisReliability } from '@tipmark/contract';
import { soccerRules } from '@tipmark/domain';
import { createAnalysisPage, loadOf } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/math-analysis`: forecasts of a day, or the reliability of those of a year. */
export const { screen, loads } = createAnalysisPage({
  sport: soccer,
  load: loadOf(soccerMathAnalysisPage),
  reliability: loadOf(soccerMathAnalysisReliability),
  totalLine: soccerRules.mainTotalLine,
});
