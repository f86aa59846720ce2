import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const siteStatus = defineEndpoint<typeof siteStatusSchemas>()({
  name: 'siteStatus',
  method: 'GET',
  path: '/site-status',
  access: 'public',
  cache: 'shared',
});

/** Parts of the site whose state is watched. */
export const SITE_AREAS = ['scores', 'mail', 'payments'] as const;
/** `off`: the site was set up without this part. */
export const AREA_STATES = ['ok', 'slow', 'down', 'off'] as const;

export const siteStatusSchemas = () => ({
  summary: 'Get how up to date the scores are, and whether mail is sent and payments work',
  tags: ['pages'],
  reply: z.object({
    /** When it was last looked at; null before the first time. */
    checkedAt: z.nullable(z.int()),
    areas: z.array(
      z.object({
        area: z.enum(SITE_AREAS),
        state: z.enum(AREA_STATES),
        /** In this state since then. */
        since: z.int(),
        /** Of scores: seconds since the last update; null when there was none yet. */
        age: z.nullable(z.int()),
      }),
    ),
  }),
});
