import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { refereePage } from '../../entities/referee-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { flag, oneOf } from '../../values/positional.ts';

export const pageSoccerReferee = defineEndpoint<typeof pageSoccerRefereeSchemas>()({
  name: 'pageSoccerReferee',
  method: 'GET',
  path: '/page-soccer-referee/:refereeUrl/:countOfMatches/:countOfMonths/:isCurrentGameSeason/:leagueId',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerRefereeSchemas = () => ({
  summary: 'Get a referee with the selected matches',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z.object({
    refereeUrl: entityUrl(),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    countOfMonths: oneOf(COUNT_OF_MONTHS),
    isCurrentGameSeason: flag(),
    /** `0` = all leagues. */
    leagueId: maybeEntityId(),
  }),
  reply: refereePage,
});
