import {
  COUNT_OF_MATCHES,
  COUNT_OF_MONTHS,
  LEAGUE_TYPE,
  LEAGUES_SORT,
  type SportName,
  TEAM_SPORTS,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { leaguesPage } from '../entities/league-page.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { flag, oneOf, oneOfValues, pageNumber } from '../values/positional.ts';

export const leaguesPageCalls = defineSportEndpoints<typeof leaguesPageCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: 'page*Leagues',
    method: 'GET',
    path: '/page-*-leagues/:pageNumber/:countOfMatches/:isCurrentGameSeason/:countOfMonths/:leagueType/:areOnlyActive/:sortType/:isInit',
    access: 'public',
    cache: 'shared',
  },
);

export const { pageSoccerLeagues, pageHockeyLeagues } = leaguesPageCalls;

export const leaguesPageCallsSchemas = (sport: SportName) => ({
  summary: 'List leagues with their statistics',
  tags: [sport],
  segments: z.object({
    pageNumber: pageNumber(),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    isCurrentGameSeason: flag(),
    countOfMonths: oneOf(COUNT_OF_MONTHS),
    leagueType: oneOfValues(LEAGUE_TYPE),
    /** With a match within thirty days. */
    areOnlyActive: flag(),
    sortType: oneOfValues(LEAGUES_SORT),
    isInit: flag(),
  }),
  reply: leaguesPage,
});
