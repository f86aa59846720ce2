import { pageSoccerValueTrends } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const valueTrendsPage = createLoad('pageSoccerValueTrends', {
  request: pageSoccerValueTrends,
  when: 'latest',
});

/** What is shown after it, a page at a time. */
export const valueTrendsMore = createLoad('pageSoccerValueTrendsMore', {
  request: pageSoccerValueTrends,
  when: 'latest',
});
