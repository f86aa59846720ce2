import { pageSoccerReferee } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const refereePage = createLoad('pageSoccerReferee', {
  request: pageSoccerReferee,
  when: 'latest',
});
