import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

/** The card is given to the acquirer: the site never sees it. */
export const changePayCard = defineEndpoint<typeof changePayCardSchemas>()({
  name: 'changePayCard',
  method: 'POST',
  path: '/change-pay-card',
  access: 'user',
  cache: 'private',
});

export const changePayCardSchemas = () => ({
  summary: 'Get the acquirer’s page for changing my card',
  tags: ['premium'],
  refusals: errorCodes('conflict', 'rate_limited'),
  reply: z.object({
    /** Null: the acquirer mailed a link to its own pages. */
    paymentUrl: z.nullable(z.string()),
  }),
});
