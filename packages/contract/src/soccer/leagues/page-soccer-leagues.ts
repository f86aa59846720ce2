import { COUNT_OF_MATCHES, COUNT_OF_MONTHS, LEAGUE_TYPE, LEAGUES_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { leaguesPage } from '../../entities/league-page.ts';
import { flag, integer, oneOf, oneOfValues } from '../../values/positional.ts';

const MOST_PAGES = 1_000;

export const pageSoccerLeagues = defineEndpoint<typeof pageSoccerLeaguesSchemas>()({
  name: 'pageSoccerLeagues',
  method: 'GET',
  path: '/page-soccer-leagues/:pageNumber/:countOfMatches/:isCurrentGameSeason/:countOfMonths/:leagueType/:areOnlyActive/:sortType/:isInit',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerLeaguesSchemas = () => ({
  summary: 'Soccer leagues with their figures',
  tags: ['soccer'],
  segments: z.object({
    pageNumber: integer(1, MOST_PAGES),
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
