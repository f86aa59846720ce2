import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { boundedText, integer } from '../values/positional.ts';

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
  summary: 'Get the payments log, of all users or of one',
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

const MAX_ISSUES = 1_000;
const MAX_ISSUE = 2_147_483_647;

const issue = z.object({
  id: z.int(),
  /** 1 sandbox, 2 RU card, 3 PayPro Global. */
  acquirerType: z.int(),
  /** `mismatched` is not the agreed amount or currency; the others fit no order. */
  reason: z.enum(['unknown', 'early', 'card', 'deleted', 'mismatched']),
  /** `paid` or `refunded`. */
  kind: z.string(),
  eventId: z.string(),
  orderId: z.nullable(z.string()),
  /** The payment in the books of the acquirer. */
  providerId: z.nullable(z.string()),
  amountMinor: z.int(),
  currency: z.string(),
  happenedAt: unixSecond,
});
const issues = z.array(issue).check(z.maxLength(MAX_ISSUES));

/** Money that fits no order, or not the agreed amount, and that nobody has dealt with. */
export const paymentIssues = defineEndpoint<typeof paymentIssuesSchemas>()({
  name: 'paymentIssues',
  method: 'GET',
  path: '/payments/issues',
  access: 'local',
  cache: 'private',
});

export const paymentIssuesSchemas = () => ({
  summary: 'List open payment issues, oldest first',
  tags: ['moderation'],
  reply: z.object({ issues }),
});

/** An operator has dealt with it. */
export const resolvePaymentIssue = defineEndpoint<typeof resolvePaymentIssueSchemas>()({
  name: 'resolvePaymentIssue',
  method: 'POST',
  path: '/payments/issues/:issueId/resolve',
  access: 'local',
  cache: 'private',
});

export const resolvePaymentIssueSchemas = () => ({
  summary: 'Resolve a payment issue',
  tags: ['moderation'],
  refusals: errorCodes('not_found'),
  segments: z.object({ issueId: integer(1, MAX_ISSUE) }),
  reply: z.object({}),
});

const MAX_DAYS = 1_000;

/** Compares the log with the books of the acquirers, and records what was missed. */
export const reconcilePayments = defineEndpoint<typeof reconcilePaymentsSchemas>()({
  name: 'reconcilePayments',
  method: 'POST',
  path: '/payments/reconcile',
  access: 'local',
  cache: 'private',
});

export const reconcilePaymentsSchemas = () => ({
  summary: 'Reconcile recent payments with the acquirers, in both directions',
  tags: ['moderation'],
  body: z.object({
    /** 40 unless given. */
    countOfDays: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_DAYS))),
  }),
  reply: z.object({
    /** Orders of ours that their acquirer was asked about. */
    checked: z.int(),
    /** Events in the books of the acquirers. */
    listed: z.int(),
    /** Events that were not in the log. */
    added: z.int(),
    /** Orders and books whose acquirer did not answer. */
    unanswered: z.int(),
    issues,
  }),
});
