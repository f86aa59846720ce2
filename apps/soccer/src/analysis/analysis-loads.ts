import { soccerMathAnalysisPage } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';

/** What the model says of one day. Another day asked for meanwhile cancels the one under way. */
export const analysisPage = createLoad('soccerMathAnalysisPage', {
  request: soccerMathAnalysisPage,
  when: 'latest',
});

export const analysisRequest = (timestamp: number | undefined): RequestedAction =>
  analysisPage.requested({ query: timestamp === undefined ? {} : { timestamp } });
