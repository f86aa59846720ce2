import { pageSoccerReferee } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import type { RefereeView } from './referee-address.ts';

export const refereePage = createLoad('pageSoccerReferee', {
  request: pageSoccerReferee,
  when: 'latest',
});

export const refereeRequest = (refereeUrl: string, view: RefereeView): RequestedAction =>
  refereePage.requested({ segments: { refereeUrl, ...view } });
