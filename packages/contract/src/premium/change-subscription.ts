import { SUBSCRIPTION_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { subscriptionState } from '../entities/premium-page.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

const MAX_NEXT_CHARS = 1_000;

/**
 * 1 starts the trial, 0 ends the renewal, 2–4 buy a plan, resume the renewal or change to another
 * plan from the next term on.
 */
export const changeSubscription = defineEndpoint<typeof changeSubscriptionSchemas>()({
  name: 'changeSubscription',
  method: 'POST',
  path: '/change-subscription',
  access: 'user',
  cache: 'private',
});

export const changeSubscriptionSchemas = () => ({
  summary: 'Start the trial, buy or change a plan, stop or resume renewal',
  tags: ['premium'],
  refusals: errorCodes('conflict', 'idempotency_mismatch', 'rate_limited'),
  body: z.object({
    subscriptionType: z.enum(SUBSCRIPTION_TYPE),
    /** Address of the page of this site to return to after paying. */
    next: z.optional(boundedText(MAX_NEXT_CHARS)),
  }),
  reply: z.extend(subscriptionState, {
    /** Where to pay; null when nothing is to be paid. */
    paymentUrl: z.nullable(z.string()),
  }),
});
