import { tennisPlayers } from '@tipmark/contract';
import { pagedLoads } from '@tipmark/match-features/pages';
import { tennis } from '../../shared/tennis.ts';
import { playersParams, playersRequest, readPlayersView } from './players-address.ts';

/** The list of players and its address. */
export const playersList = {
  namespace: tennis.namespace,
  route: 'tennisPlayers' as const,
  ...pagedLoads(tennisPlayers),
  readView: readPlayersView,
  paramsOf: playersParams,
  requestOf: playersRequest,
};
