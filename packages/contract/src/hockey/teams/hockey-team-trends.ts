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
  summary: 'List the streaks of a team’s next matches',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: teamQuery(),
  reply: teamTrends,
});
