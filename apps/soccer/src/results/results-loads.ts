import { soccerResultsPage } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Matches of one day. Another day asked for meanwhile cancels the one under way. */
export const resultsPage = createLoad('soccerResultsPage', {
  request: soccerResultsPage,
  when: 'latest',
});
