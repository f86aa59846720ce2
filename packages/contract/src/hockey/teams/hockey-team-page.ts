import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { teamPage } from '../../entities/team-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { flag } from '../../values/positional.ts';
import { someMatches, teamFilters } from './team-query.ts';

export const hockeyTeamPage = defineEndpoint<typeof hockeyTeamPageSchemas>()({
  name: 'hockeyTeamPage',
  method: 'GET',
  path: '/hockey/team/page/:teamUrl',
  access: 'public',
  cache: 'shared',
});

export const hockeyTeamPageSchemas = () => ({
  summary: 'Get a hockey team with the selected matches',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  segments: z.object({ teamUrl: entityUrl() }),
  query: z.object({ ...teamFilters(), isInit: z.optional(flag()) }).check(someMatches()),
  reply: teamPage,
});
