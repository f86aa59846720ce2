import { pageSoccerReferees } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const refereesPage = createLoad('pageSoccerReferees', {
  request: pageSoccerReferees,
  when: 'latest',
});
