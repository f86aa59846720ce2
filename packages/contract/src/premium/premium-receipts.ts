import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { unixSecond } from '../values/decimal-odds.ts';

const MAX_LISTED = 100;

export const premiumReceipts = defineEndpoint<typeof premiumReceiptsSchemas>()({
  name: 'premiumReceipts',
  method: 'GET',
  path: '/premium/receipts',
  access: 'user',
  cache: 'private',
});

export const premiumReceiptsSchemas = () => ({
  summary: 'List my payments and refunds, newest first',
  tags: ['premium'],
  reply: z.object({
    receipts: z
      .array(
        z.object({
          /** Names the payment in a letter to us. */
          paymentId: z.string(),
          kind: z.enum(['paid', 'refunded']),
          /** 2 month, 3 quarter, 4 year. */
          subscriptionType: z.int(),
          amount: z.number(),
          currency: z.string(),
          at: unixSecond,
          /** 1 sandbox, 2 RU card, 3 PayPro Global. */
          acquirerType: z.int(),
        }),
      )
      .check(z.maxLength(MAX_LISTED)),
  }),
});
