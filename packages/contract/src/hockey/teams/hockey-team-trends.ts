import { defineEndpoint } from '../../endpoint.ts';
import { teamTrends } from '../../entities/hockey-team-page.ts';
import { errorCodes } from '../../refusals.ts';
import { teamQuery } from './team-query.ts';

export const hockeyTeamTrends = defineEndpoint<typeof hockeyTeamTrendsSchemas>()({
  name: 'hockeyTeamTrends',
  method: 'GET',
  path: '/hockey/team/trends',
  access: 'public',
  cache: 'shared',
});

export const hockeyTeamTrendsSchemas = () => ({
  summary: 'Outcomes of the next matches of a team that often came in',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: teamQuery(),
  reply: teamTrends,
});
