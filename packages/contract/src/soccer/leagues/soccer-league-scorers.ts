import { SCORERS_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { seasonScorers } from '../../entities/season-scorers.ts';
import { refuses } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { oneOfValues, pageNumber } from '../../values/positional.ts';

export const soccerLeagueScorers = defineEndpoint<typeof soccerLeagueScorersSchemas>()({
  name: 'soccerLeagueScorers',
  method: 'GET',
  path: '/soccer-league-scorers/:leagueId/:seasonId/:teamId/:scorersSortType/:pageNumber',
  access: 'public',
  cache: 'shared',
});

export const soccerLeagueScorersSchemas = () => ({
  summary: 'Goals and assists of players in a season of a soccer league',
  tags: ['soccer'],
  refusals: refuses('not_found'),
  segments: z.object({
    leagueId: entityUrl(),
    /** `0` = the current one. */
    seasonId: maybeEntityId(),
    /** `0` = all teams. */
    teamId: maybeEntityId(),
    scorersSortType: oneOfValues(SCORERS_SORT),
    pageNumber: pageNumber(),
  }),
  reply: seasonScorers,
});
