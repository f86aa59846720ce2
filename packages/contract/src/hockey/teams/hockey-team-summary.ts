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
  summary: 'What the chosen matches of a hockey team add up to',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: teamQuery(),
  reply: teamSummary,
});
