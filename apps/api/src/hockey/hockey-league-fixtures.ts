import type { Endpoints } from '@tipmark/contract';
import type { SharedHandler } from '../handler.ts';
import { presentLeagueMatches } from '../leagues/present-league-matches.ts';
import { FIXTURES, findSeasonList } from './season-lists.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueFixtures: SharedHandler<Endpoints['hockeyLeagueFixtures']> = {
  statements: 2,
  resource: (call) =>
    cachedBySeason(call, async (request) =>
      presentLeagueMatches(await findSeasonList(request, FIXTURES)),
    ),
};
