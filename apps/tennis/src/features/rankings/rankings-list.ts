import { tennisRankings } from '@tipmark/contract';
import { pagedLoads } from '@tipmark/match-features/pages';
import { tennis } from '../../shared/tennis.ts';
import { rankingsParams, rankingsRequest, readRankingsView } from './rankings-address.ts';

/** The list of ranked players and its address. */
export const rankingsList = {
  namespace: tennis.namespace,
  route: 'tennisRankings' as const,
  ...pagedLoads(tennisRankings),
  readView: readRankingsView,
  paramsOf: rankingsParams,
  requestOf: rankingsRequest,
};
