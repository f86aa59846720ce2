import type { SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventSquads } from '../entities/events/event-squads.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';
import { LEAGUE_SPORTS } from './league-sports.ts';

export const eventSquadsCalls = defineSportEndpoints<typeof eventSquadsCallsSchemas>()(
  LEAGUE_SPORTS,
  {
    name: '*EventSquads',
    method: 'GET',
    path: '/*/events/squads/:matchUrl',
    access: 'public',
    cache: 'shared',
  },
);

export const eventSquadsCallsSchemas = (sport: SportName) => ({
  summary: 'List the players of both sides',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ matchUrl: entityUrl() }),
  reply: eventSquads,
});
