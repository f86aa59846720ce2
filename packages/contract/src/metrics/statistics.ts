import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { visitorEvent } from '../entities/visitor-event.ts';
import { errorCodes } from '../refusals.ts';

/** `page_view` of a match page counts as a view of the match. */
export const statistics = defineEndpoint<typeof statisticsSchemas>()({
  name: 'statistics',
  method: 'POST',
  path: '/statistics',
  access: 'public',
  cache: 'private',
  isSentOn: true,
});

export const statisticsSchemas = () => ({
  summary: 'Record an analytics event',
  tags: ['metrics'],
  refusals: errorCodes('rate_limited'),
  body: visitorEvent,
  reply: z.object({}),
});
