import type { Endpoints } from '@tipmark/contract';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { fixtureTrends } from '../../matches/statistics/fixture-trends.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { lastMatchesOf } from './last-matches-of.ts';
import { FIXTURES, findSeasonList } from './season-lists.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueTrends: SharedHandler<Endpoints['hockeyLeagueTrends']> = {
  statements: 5,
  resource: (call) =>
    cachedBySeason(call, async (request) => {
      const { db, locale, seasonId, nowSeconds } = request;
      const fixtures = await findSeasonList(request, FIXTURES);
      // of all teams: opponents are judged by their matches against others, too
      const playedBy = lastMatchesOf(await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS));
      return { trends: await fixtureTrends({ ...request, fixtures, playedBy }), asOf: nowSeconds };
    }),
};
