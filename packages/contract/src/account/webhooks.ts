import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { ownerProofFields } from './account-fields.ts';

const MAX_ADDRESS_LENGTH = 500;
const MAX_URL_LENGTH = 64;
const MOST_HOOKS = 5;
const MOST_CHOSEN = 200;
const MOST_DELIVERIES = 100;

const id = () => z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** A saved search: its kind and its number, `soccerScanner:12`. */
const searchKey = () => z.string().check(z.regex(/^[A-Za-z]{1,20}:\d{1,9}$/));

const delivery = () =>
  z.object({
    /** The `webhook-id` of all its attempts. */
    id: z.string(),
    webhookId: z.string(),
    type: z.string(),
    status: z.enum(['waiting', 'delivered', 'failed']),
    createdAt: z.int(),
    attempts: z.int(),
    /** The last attempt. */
    triedAt: z.nullable(z.int()),
    /** Status of the answer to it; null without an answer. */
    code: z.nullable(z.int()),
    /** Why there was none. */
    failure: z.nullable(z.enum(['refusedAddress', 'timeout', 'tls', 'unreachable', 'disabled'])),
    durationMs: z.nullable(z.int()),
    nextAt: z.nullable(z.int()),
  });

/** A function: browsers, which know the calls by name, leave it out with all of zod. */
const list = () =>
  z.object({
    webhooks: z
      .array(
        z.object({
          id: z.string(),
          address: z.string(),
          createdAt: z.int(),
          allCappers: z.boolean(),
          searches: z.array(z.string()),
          cappers: z.array(z.string()),
          /** Since when nothing was accepted. */
          failingSince: z.nullable(z.int()),
          disabledAt: z.nullable(z.int()),
          disabledReason: z.nullable(z.enum(['failing', 'gone'])),
        }),
      )
      .check(z.maxLength(MOST_HOOKS)),
    /** How many there may be. */
    most: z.int(),
    /** Without a subscription nothing is sent. */
    isSubscriber: z.boolean(),
    /** Searches that may be chosen: those the user is notified of. */
    searches: z.array(z.object({ id: z.string(), kind: z.string(), name: z.string() })),
    /** Followed cappers, by the end of their address. */
    cappers: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Of the last days, the newest first. */
    deliveries: z.array(delivery()).check(z.maxLength(MOST_DELIVERIES)),
    asOf: z.int(),
  });

/** Webhooks of a user and what was sent. */
export const webhooks = defineEndpoint<typeof webhooksSchemas>()({
  name: 'webhooks',
  method: 'GET',
  path: '/account/webhooks',
  access: 'user',
  cache: 'private',
});

export const webhooksSchemas = () => ({
  summary: 'List my webhooks and their deliveries',
  tags: ['account'],
  reply: list(),
});

/** The secret is only returned here. */
export const makeWebhook = defineEndpoint<typeof makeWebhookSchemas>()({
  name: 'makeWebhook',
  method: 'POST',
  path: '/account/webhooks',
  access: 'premium',
  cache: 'private',
  proof: 'owner',
});

export const makeWebhookSchemas = () => ({
  summary: 'Make a webhook',
  tags: ['account'],
  refusals: errorCodes('limit_reached', 'conflict'),
  body: z.object({
    address: boundedText(MAX_ADDRESS_LENGTH).check(z.minLength(1)),
    searches: z.optional(z.array(searchKey()).check(z.maxLength(MOST_CHOSEN))),
    cappers: z.optional(z.array(boundedText(MAX_URL_LENGTH)).check(z.maxLength(MOST_CHOSEN))),
    /** Every followed capper, also those followed later. */
    allCappers: z.optional(z.boolean()),
    ...ownerProofFields(),
  }),
  reply: z.object({ secret: z.string(), list: list() }),
});

/** The former secret also signs for a day. */
export const renewWebhookSecret = defineEndpoint<typeof renewWebhookSecretSchemas>()({
  name: 'renewWebhookSecret',
  method: 'POST',
  path: '/account/webhooks/secret',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const renewWebhookSecretSchemas = () => ({
  summary: 'Replace the secret of a webhook',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  body: z.object({ id: id(), ...ownerProofFields() }),
  reply: z.object({ secret: z.string(), list: list() }),
});

/** Sends a message of the type `webhook.test`. */
export const testWebhook = defineEndpoint<typeof testWebhookSchemas>()({
  name: 'testWebhook',
  method: 'POST',
  path: '/account/webhooks/test',
  access: 'premium',
  cache: 'private',
});

export const testWebhookSchemas = () => ({
  summary: 'Send a test to a webhook',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: z.object({ id: id() }),
  reply: list(),
});

/** One that waits to be tried again is not sent twice. */
export const resendWebhook = defineEndpoint<typeof resendWebhookSchemas>()({
  name: 'resendWebhook',
  method: 'POST',
  path: '/account/webhooks/resend',
  access: 'premium',
  cache: 'private',
});

export const resendWebhookSchemas = () => ({
  summary: 'Send a delivery of a webhook again',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: z.object({ id: id() }),
  reply: list(),
});

/** After its receiver works again. */
export const enableWebhook = defineEndpoint<typeof enableWebhookSchemas>()({
  name: 'enableWebhook',
  method: 'POST',
  path: '/account/webhooks/enable',
  access: 'user',
  cache: 'private',
});

export const enableWebhookSchemas = () => ({
  summary: 'Enable a webhook that was disabled',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  body: z.object({ id: id() }),
  reply: list(),
});

/** With its deliveries. */
export const deleteWebhook = defineEndpoint<typeof deleteWebhookSchemas>()({
  name: 'deleteWebhook',
  method: 'POST',
  path: '/account/webhooks/delete',
  access: 'user',
  cache: 'private',
});

export const deleteWebhookSchemas = () => ({
  summary: 'Delete a webhook',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  body: z.object({ id: id() }),
  reply: list(),
});

export type WebhookList = z.output<ReturnType<typeof list>>;
