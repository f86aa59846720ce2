import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';

const MAX_ROWS = 7;

/** What a subscription would show now, compared with the demo. */
export const premiumPreview = defineEndpoint<typeof premiumPreviewSchemas>()({
  name: 'premiumPreview',
  method: 'GET',
  path: '/premium/preview',
  access: 'public',
  cache: 'private',
});

export const premiumPreviewSchemas = () => ({
  summary: 'List the outcomes of the soccer scanner’s demo with their prices then and now',
  tags: ['premium'],
  refusals: errorCodes('rate_limited'),
  reply: z.object({
    /** Prices of the demo are those of this instant. */
    demoAt: unixSecond,
    asOf: unixSecond,
    /** The current results of the first template; the demo shows a part. */
    countOfOutcomes: z.int(),
    countOfMatches: z.int(),
    rows: z
      .array(
        z.object({
          /** Identifier of the match in its address. */
          link: z.string(),
          home: z.string(),
          away: z.string(),
          ...matchStart,
          oddType: z.string(),
          demoOdds: z.number(),
          odds: z.number(),
          /** Change from the demo price; below 0 = it fell. */
          changePercent: z.number(),
        }),
      )
      .check(z.maxLength(MAX_ROWS)),
  }),
});
