import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tennisPoints } from '../../entities/tennis/tennis-points.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';

export const pageTennisEventsPoints = defineEndpoint<typeof pageTennisEventsPointsSchemas>()({
  name: 'pageTennisEventsPoints',
  method: 'GET',
  path: '/page-tennis-events-points/:id',
  access: 'public',
  cache: 'shared',
});

export const pageTennisEventsPointsSchemas = () => ({
  summary: 'Get a tennis match point by point',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ id: entityUrl() }),
  reply: tennisPoints,
});
