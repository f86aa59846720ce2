import type { Endpoints } from '@tipmark/contract';
import { presentLeagueMatches } from '../../matches/leagues/present-league-matches.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { FIXTURES, findSeasonList } from './season-lists.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueFixtures: SharedHandler<Endpoints['hockeyLeagueFixtures']> = {
  statements: 2,
  resource: (call) =>
    cachedBySeason(call, async (request) =>
      presentLeagueMatches(await findSeasonList(request, FIXTURES)),
    ),
};
