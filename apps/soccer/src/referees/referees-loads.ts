import { pageSoccerReferees } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const refereesPage = createLoad('pageSoccerReferees', {
  request: pageSoccerReferees,
  when: 'latest',
});

/** What is shown after it, a page at a time. */
export const refereesMore = createLoad('pageSoccerRefereesMore', {
  request: pageSoccerReferees,
  when: 'latest',
});
