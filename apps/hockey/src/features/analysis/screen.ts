import { hockeyMathAnalysisPage } from '@tipmark/contract';
import { hockeyRules } from '@tipmark/domain';
import { createAnalysisPage, loadOf } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** Forecasts of a day. */
export const { screen, loads } = createAnalysisPage({
  sport: hockey,
  load: loadOf(hockeyMathAnalysisPage),
  totalLine: hockeyRules.mainTotalLine,
});
