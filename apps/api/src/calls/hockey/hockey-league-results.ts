import type { Endpoints } from '@tipmark/contract';
import { presentLeagueMatches } from '../../matches/leagues/present-league-matches.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { findSeasonList, RESULTS } from './season-lists.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueResults: SharedHandler<Endpoints['hockeyLeagueResults']> = {
  statements: 2,
  resource: (call) =>
    cachedBySeason(call, async (request) =>
      presentLeagueMatches(await findSeasonList(request, RESULTS)),
    ),
};
