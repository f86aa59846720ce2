import { pageSoccerReferees } from '@tipmark/contract';
import { pagedLoads } from '@tipmark/match-features/pages';
import { readRefereesView, refereesParams } from './referees-address.ts';
import { refereesRequest } from './referees-request.ts';

/** The list of referees under its address. */
export const refereesList = {
  namespace: 'soccer',
  route: 'referees',
  ...pagedLoads(pageSoccerReferees),
  readView: readRefereesView,
  paramsOf: refereesParams,
  requestOf: refereesRequest,
} as const;
