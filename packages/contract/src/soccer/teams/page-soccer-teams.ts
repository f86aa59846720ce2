import { COUNT_OF_MATCHES, NEXT_MATCHES_HOURS, TEAMS_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { teamsPage } from '../../entities/team-page.ts';
import { maybeEntityId } from '../../values/entity-url.ts';
import { flag, integer, oneOf, oneOfValues } from '../../values/positional.ts';

export const pageSoccerTeams = defineEndpoint<typeof pageSoccerTeamsSchemas>()({
  name: 'pageSoccerTeams',
  method: 'GET',
  path: '/page-soccer-teams/:pageNumber/:countOfMatches/:leagueId/:isCurrentGameSeason/:isExcludeFriendlies/:nextMatchesHours/:sortType',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerTeamsSchemas = () => ({
  summary: 'Soccer teams with their figures',
  tags: ['soccer'],
  segments: z.object({
    pageNumber: integer(1, 1_000),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    /** `0` = all leagues. */
    leagueId: maybeEntityId(),
    isCurrentGameSeason: flag(),
    isExcludeFriendlies: flag(),
    nextMatchesHours: oneOf(NEXT_MATCHES_HOURS),
    sortType: oneOfValues(TEAMS_SORT),
  }),
  reply: teamsPage,
});
