import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { teamsFilters, teamsPageSchemasOf } from '../../entities/list-schemas.ts';
import { flag } from '../../values/positional.ts';

export const pageSoccerTeams = defineEndpoint<typeof pageSoccerTeamsSchemas>()({
  name: 'pageSoccerTeams',
  method: 'GET',
  path: '/page-soccer-teams/:pageNumber/:countOfMatches/:leagueId/:isCurrentGameSeason/:isExcludeFriendlies/:nextMatchesHours/:sortType',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerTeamsSchemas = () =>
  teamsPageSchemasOf('soccer', z.object({ ...teamsFilters(), isExcludeFriendlies: flag() }));
