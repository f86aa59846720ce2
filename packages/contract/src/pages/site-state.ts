import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const siteState = defineEndpoint<typeof siteStateSchemas>()({
  name: 'siteState',
  method: 'GET',
  path: '/site-state',
  access: 'public',
  cache: 'shared',
});

export const siteStateSchemas = () => ({
  summary: 'Get how far the site is filled with its history',
  tags: ['pages'],
  reply: z.object({
    /** What is still being added; null once all of it is there. */
    filling: z.nullable(
      z.object({
        /** Results of the running season, then tips and the rating, then all else of the past. */
        stage: z.enum(['results', 'tips', 'seasons']),
        /** Of the stage `seasons`, 0 to 99; null in those before, whose length is unknown. */
        percent: z.nullable(z.int()),
      }),
    ),
  }),
});
