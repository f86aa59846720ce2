import { COUNT_OF_MATCHES, COUNT_OF_MONTHS, REFEREES_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { refereesPage } from '../../entities/referee-page.ts';
import { maybeEntityId } from '../../values/entity-url.ts';
import { flag, oneOf, oneOfValues, pageNumber } from '../../values/positional.ts';

export const pageSoccerReferees = defineEndpoint<typeof pageSoccerRefereesSchemas>()({
  name: 'pageSoccerReferees',
  method: 'GET',
  path: '/page-soccer-referees/:pageNumber/:countOfMatches/:countOfMonths/:leagueId/:isCurrentGameSeason/:areOnlyAssignedToMatch/:sortType/:isInit',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerRefereesSchemas = () => ({
  summary: 'List soccer referees with their statistics',
  tags: ['soccer'],
  segments: z.object({
    pageNumber: pageNumber(),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    countOfMonths: oneOf(COUNT_OF_MONTHS),
    /** `0` = all leagues. */
    leagueId: maybeEntityId(),
    isCurrentGameSeason: flag(),
    /** Named for a match to come. */
    areOnlyAssignedToMatch: flag(),
    sortType: oneOfValues(REFEREES_SORT),
    isInit: flag(),
  }),
  reply: refereesPage,
});
