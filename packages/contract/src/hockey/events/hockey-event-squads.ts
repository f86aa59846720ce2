import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventSquads } from '../../entities/events/event-squads.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';

export const hockeyEventSquads = defineEndpoint<typeof hockeyEventSquadsSchemas>()({
  name: 'hockeyEventSquads',
  method: 'GET',
  path: '/hockey/events/squads/:matchUrl',
  access: 'public',
  cache: 'shared',
});

export const hockeyEventSquadsSchemas = () => ({
  summary: 'List the players of both sides',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  segments: z.object({ matchUrl: entityUrl() }),
  reply: eventSquads,
});
