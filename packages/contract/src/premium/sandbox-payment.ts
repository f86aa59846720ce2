import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const paymentId = () => z.string().check(z.regex(UUID));

/** A payment of the caller at the built-in acquirer. */
export const sandboxPayment = defineEndpoint<typeof sandboxPaymentSchemas>()({
  name: 'sandboxPayment',
  method: 'GET',
  path: '/sandbox-payment/:paymentId',
  access: 'user',
  cache: 'private',
});

export const sandboxPaymentSchemas = () => ({
  summary: 'Get a sandbox payment and its status',
  tags: ['premium'],
  refusals: errorCodes('not_found'),
  segments: z.object({ paymentId: paymentId() }),
  reply: z.object({
    /** 0 = a card is registered, nothing is paid. */
    amount: z.number(),
    currency: z.string(),
    subscriptionType: z.int(),
    status: z.enum(['pending', 'approved', 'rejected']),
  }),
});

/** Approves or rejects it, as the bank of a payer would. */
export const decideSandboxPayment = defineEndpoint<typeof decideSandboxPaymentSchemas>()({
  name: 'decideSandboxPayment',
  method: 'POST',
  path: '/sandbox-payment/:paymentId',
  access: 'user',
  cache: 'private',
});

export const decideSandboxPaymentSchemas = () => ({
  summary: 'Approve or reject a sandbox payment; the first decision is final',
  tags: ['premium'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ paymentId: paymentId() }),
  body: z.object({ decision: z.enum(['approve', 'reject']) }),
  reply: z.object({
    status: z.enum(['approved', 'rejected']),
    /** ISO date-time; empty without a running subscription. */
    subscription_expiration: z.string(),
  }),
});
