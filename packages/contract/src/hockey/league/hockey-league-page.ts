import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { hockeyLeaguePage as leaguePage } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { roundNumber } from '../../values/round-number.ts';
import { teamOf } from './league-query.ts';

export const hockeyLeaguePage = defineEndpoint<typeof hockeyLeaguePageSchemas>()({
  name: 'hockeyLeaguePage',
  method: 'GET',
  path: '/hockey/league/page/:leagueUrl',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeaguePageSchemas = () => ({
  summary: 'Get a season of a hockey league',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  segments: z.object({ leagueUrl: entityUrl() }),
  query: z.object({
    /** Absent or 0 = the current one. */
    seasonId: z.optional(maybeEntityId()),
    teamId: teamOf(),
    round: roundNumber(),
  }),
  reply: leaguePage,
});
