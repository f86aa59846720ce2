import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { teamsFilters, teamsPageSchemasOf } from '../../entities/list-schemas.ts';

export const pageHockeyTeams = defineEndpoint<typeof pageHockeyTeamsSchemas>()({
  name: 'pageHockeyTeams',
  method: 'GET',
  path: '/page-hockey-teams/:pageNumber/:countOfMatches/:leagueId/:isCurrentGameSeason/:nextMatchesHours/:sortType',
  access: 'public',
  cache: 'shared',
});

export const pageHockeyTeamsSchemas = () => teamsPageSchemasOf('hockey', z.object(teamsFilters()));
