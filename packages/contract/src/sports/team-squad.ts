import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { teamSquad } from '../entities/team-squad.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';

export const teamSquadCalls = defineSportEndpoints<typeof teamSquadCallsSchemas>()(TEAM_SPORTS, {
  name: '*TeamSquad',
  method: 'GET',
  path: '/*/team/squad/:teamUrl',
  access: 'public',
  cache: 'shared',
});

export const { soccerTeamSquad } = teamSquadCalls;

export const teamSquadCallsSchemas = (sport: SportName) => ({
  summary: 'List the players of a team with their season',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ teamUrl: entityUrl() }),
  reply: teamSquad,
});
