import { defineEndpoint } from '../../endpoint.ts';
import { teamSummary } from '../../entities/hockey-team-page.ts';
import { errorCodes } from '../../refusals.ts';
import { teamQuery } from './team-query.ts';

export const hockeyTeamSummary = defineEndpoint<typeof hockeyTeamSummarySchemas>()({
  name: 'hockeyTeamSummary',
  method: 'GET',
  path: '/hockey/team/summary',
  access: 'public',
  cache: 'shared',
});

export const hockeyTeamSummarySchemas = () => ({
  summary: 'Get the totals of a hockey team’s selected matches',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: teamQuery(),
  reply: teamSummary,
});
