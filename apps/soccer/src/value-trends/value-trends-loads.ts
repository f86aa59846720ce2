import { pageSoccerValueTrends } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const valueTrendsPage = createLoad('pageSoccerValueTrends', {
  request: pageSoccerValueTrends,
  when: 'latest',
});
