import { COUNT_OF_MATCHES, COUNT_OF_MONTHS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventRefereeRecord } from '../../entities/events/event-referee.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { flag, oneOf } from '../../values/positional.ts';

export const soccerEventReferee = defineEndpoint<typeof soccerEventRefereeSchemas>()({
  name: 'soccerEventReferee',
  method: 'GET',
  path: '/soccer/events/referee/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentGameSeason/:leagueUrl',
  access: 'public',
  cache: 'shared',
});

export const soccerEventRefereeSchemas = () => ({
  summary: 'Get the referee of a match and the record before it',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z.object({
    matchUrl: entityUrl(),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    countOfMonths: oneOf(COUNT_OF_MONTHS),
    isCurrentGameSeason: flag(),
    /** `0` = all leagues. */
    leagueUrl: maybeEntityId(),
  }),
  reply: eventRefereeRecord,
});
