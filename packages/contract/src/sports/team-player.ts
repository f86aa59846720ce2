import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { teamPlayer } from '../entities/team-player.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';

export const teamPlayerCalls = defineSportEndpoints<typeof teamPlayerCallsSchemas>()(TEAM_SPORTS, {
  name: '*TeamPlayer',
  method: 'GET',
  path: '/*/team/player/:teamUrl/:playerUrl',
  access: 'public',
  cache: 'shared',
});

export const teamPlayerCallsSchemas = (sport: SportName) => ({
  summary: 'Get a player of a team',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ teamUrl: entityUrl(), playerUrl: entityUrl() }),
  reply: teamPlayer,
});
