import { soccerMathAnalysisPage, soccerMathAnalysisReliability } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** What the model says of one day. Another day asked for meanwhile cancels the one under way. */
export const analysisPage = createLoad('soccerMathAnalysisPage', {
  request: soccerMathAnalysisPage,
  when: 'latest',
});

/** How the forecasts of a year did. */
export const reliabilityPage = createLoad('soccerMathAnalysisReliability', {
  request: soccerMathAnalysisReliability,
  when: 'latest',
});
