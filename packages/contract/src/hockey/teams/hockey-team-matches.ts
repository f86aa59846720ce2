import { defineEndpoint } from '../../endpoint.ts';
import { teamMatches } from '../../entities/hockey-team-page.ts';
import { errorCodes } from '../../refusals.ts';
import { teamQuery } from './team-query.ts';

export const hockeyTeamMatches = defineEndpoint<typeof hockeyTeamMatchesSchemas>()({
  name: 'hockeyTeamMatches',
  method: 'GET',
  path: '/hockey/team/matches',
  access: 'public',
  cache: 'shared',
});

export const hockeyTeamMatchesSchemas = () => ({
  summary: 'List the selected and next matches of a hockey team',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: teamQuery(),
  reply: teamMatches,
});
