import type { Endpoints } from '@tipmark/contract';
import { presentLeagueMatches } from '../../matches/leagues/present-league-matches.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { FIXTURES, findSeasonList, RESULTS } from './season-lists.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueMatches: SharedHandler<Endpoints['hockeyLeagueMatches']> = {
  statements: 3,
  resource: (call) =>
    cachedBySeason(call, async (request) => ({
      results: presentLeagueMatches(await findSeasonList(request, RESULTS)),
      fixtures: presentLeagueMatches(await findSeasonList(request, FIXTURES)),
      asOf: request.nowSeconds,
    })),
};
