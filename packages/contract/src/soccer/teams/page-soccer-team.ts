import { COUNT_OF_MATCHES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { teamPage } from '../../entities/team-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { flag, oneOf } from '../../values/positional.ts';

export const pageSoccerTeam = defineEndpoint<typeof pageSoccerTeamSchemas>()({
  name: 'pageSoccerTeam',
  method: 'GET',
  path: '/page-soccer-team/:teamUrl/:countOfMatches/:leagueId/:isCurrentGameSeason/:isExcludeFriendlies/:isIncludeHomeMatches/:isIncludeAwayMatches/:isInit',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerTeamSchemas = () => ({
  summary: 'Get a soccer team with the selected matches',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z
    .object({
      teamUrl: entityUrl(),
      countOfMatches: oneOf(COUNT_OF_MATCHES),
      /** `0` = all leagues. */
      leagueId: maybeEntityId(),
      isCurrentGameSeason: flag(),
      isExcludeFriendlies: flag(),
      isIncludeHomeMatches: flag(),
      isIncludeAwayMatches: flag(),
      isInit: flag(),
    })
    .check(
      z.refine(
        ({ isIncludeHomeMatches, isIncludeAwayMatches }) =>
          isIncludeHomeMatches || isIncludeAwayMatches,
        {
          path: ['isIncludeAwayMatches'],
          error: 'one of home and away is needed',
        },
      ),
    ),
  reply: teamPage,
});
