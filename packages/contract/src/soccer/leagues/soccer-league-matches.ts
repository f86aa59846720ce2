import { TYPE_OF_MATCHES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { leagueMatches } from '../../entities/league-page.ts';
import { maybeEntityId } from '../../values/entity-url.ts';
import { MAX_ID } from '../../values/max-id.ts';
import { integer, oneOfValues } from '../../values/positional.ts';

export const soccerLeagueMatches = defineEndpoint<typeof soccerLeagueMatchesSchemas>()({
  name: 'soccerLeagueMatches',
  method: 'GET',
  path: '/soccer-league-matches/:typeOfMatches/:seasonId/:teamId/:lastMatchId',
  access: 'public',
  cache: 'shared',
});

export const soccerLeagueMatchesSchemas = () => ({
  summary: 'List more results or fixtures of a season',
  tags: ['soccer'],
  segments: z.object({
    typeOfMatches: oneOfValues(TYPE_OF_MATCHES),
    /** A real one: it names the league too. */
    seasonId: integer(1, MAX_ID),
    teamId: maybeEntityId(),
    /** `0` = from the first. */
    lastMatchId: integer(0, MAX_ID),
  }),
  reply: leagueMatches,
});
