import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { boundedText } from '../values/positional.ts';

const MAX_LISTED = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lines of the payments log, newest first. */
export const paymentsLog = defineEndpoint<typeof paymentsLogSchemas>()({
  name: 'paymentsLog',
  method: 'GET',
  path: '/payments',
  access: 'local',
  cache: 'private',
});

export const paymentsLogSchemas = () => ({
  summary: 'The payments log, of everybody or of one user',
  tags: ['moderation'],
  refusals: errorCodes('not_found'),
  query: z.object({ userUrl: z.optional(boundedText(100)) }),
  reply: z.object({
    lines: z
      .array(
        z.object({
          seq: z.int(),
          kind: z.string(),
          orderId: z.nullable(z.string()),
          acquirerType: z.int(),
          /** Null once the user is deleted. */
          userUrl: z.nullable(z.string()),
          subscriptionType: z.int(),
          amountMinor: z.int(),
          currency: z.string(),
          happenedAt: unixSecond,
          eventId: z.string(),
        }),
      )
      .check(z.maxLength(MAX_LISTED)),
  }),
});

/** Refunds the full amount of a payment, through the acquirer that took it. */
export const refundPayment = defineEndpoint<typeof refundPaymentSchemas>()({
  name: 'refundPayment',
  method: 'POST',
  path: '/payments/:orderId/refund',
  access: 'local',
  cache: 'private',
});

export const refundPaymentSchemas = () => ({
  summary: 'Refund a payment',
  tags: ['moderation'],
  refusals: errorCodes('not_found', 'conflict'),
  segments: z.object({ orderId: z.string().check(z.regex(UUID)) }),
  reply: z.object({
    /** False: the acquirer accepted the request and reports later when it is done. */
    isRefundedNow: z.boolean(),
  }),
});

/** Requests the latest orders from the acquirers and records what was missed. */
export const reconcilePayments = defineEndpoint<typeof reconcilePaymentsSchemas>()({
  name: 'reconcilePayments',
  method: 'POST',
  path: '/payments/reconcile',
  access: 'local',
  cache: 'private',
});

export const reconcilePaymentsSchemas = () => ({
  summary: 'Compare the orders of the last 40 days with the books of the acquirers',
  tags: ['moderation'],
  reply: z.object({
    checked: z.int(),
    /** Events that were not in the log. */
    added: z.int(),
    /** Orders whose acquirer did not answer. */
    unanswered: z.int(),
    /** Payments of another amount or currency than agreed. */
    mismatched: z.array(z.string()),
  }),
});
