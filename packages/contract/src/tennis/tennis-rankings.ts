import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tennisRankings as rankingsReply } from '../entities/tennis/ranking-page.ts';
import { dayTimestamp, pageNumber } from '../values/positional.ts';
import { tourKey } from '../values/tour-key.ts';

export const tennisRankings = defineEndpoint<typeof tennisRankingsSchemas>()({
  name: 'tennisRankings',
  method: 'GET',
  path: '/tennis/rankings',
  access: 'public',
  cache: 'shared',
});

export const tennisRankingsSchemas = () => ({
  summary: 'List the players of a tour by the last place in its ranking that a match was sent with',
  tags: ['tennis'],
  query: z.object({
    /** Absent = the first one. */
    tour: z.optional(tourKey()),
    /** Any instant of the week; absent = now. */
    timestamp: dayTimestamp(),
    page: z.optional(pageNumber()),
  }),
  reply: rankingsReply,
});
