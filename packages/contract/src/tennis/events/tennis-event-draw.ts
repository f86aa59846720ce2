import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tennisDraw } from '../../entities/tennis/tennis-draw.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';

export const tennisEventDraw = defineEndpoint<typeof tennisEventDrawSchemas>()({
  name: 'tennisEventDraw',
  method: 'GET',
  path: '/tennis/events/draw/:id',
  access: 'public',
  cache: 'shared',
});

export const tennisEventDrawSchemas = () => ({
  summary: 'Get the draw of a match’s tournament',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ id: entityUrl() }),
  reply: tennisDraw,
});
