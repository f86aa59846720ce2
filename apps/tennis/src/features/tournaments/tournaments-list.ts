import { tennisTournaments } from '@tipmark/contract';
import { pagedLoads } from '@tipmark/match-features/pages';
import { tennis } from '../../shared/tennis.ts';
import {
  readTournamentsView,
  tournamentsParams,
  tournamentsRequest,
} from './tournaments-address.ts';

/** The list of tournaments and its address. */
export const tournamentsList = {
  namespace: tennis.namespace,
  route: 'tennisLeagues' as const,
  ...pagedLoads(tennisTournaments),
  readView: readTournamentsView,
  paramsOf: tournamentsParams,
  requestOf: tournamentsRequest,
};
