import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

const MAX_ADDRESS = 1_000;
/** An uncompressed point of P-256 and sixteen bytes, as base64url. */
const KEY = /^[\w-]{87}=?$/;
const SECRET = /^[\w-]{22}(?:==)?$/;

const base64url = (pattern: RegExp) =>
  z.string().check(z.regex(pattern, { error: 'is not a key of a push subscription' }));

/**
 * Push messages of the caller's current session: the key to subscribe with, and its subscriptions.
 */
export const accountPush = defineEndpoint<typeof accountPushSchemas>()({
  name: 'accountPush',
  method: 'GET',
  path: '/account/push',
  access: 'user',
  cache: 'private',
});

const reply = z.object({
  /** Application server key, an uncompressed point as base64url. */
  publicKey: z.string(),
  /** Addresses subscribed in this sign-in; they end with it. */
  endpoints: z.array(z.string()),
});

export const accountPushSchemas = () => ({
  summary: 'Get the push notifications of this session',
  tags: ['account'],
  reply,
});

/** Sends the caller's notifications to a browser; the same address again changes nothing. */
export const subscribePush = defineEndpoint<typeof subscribePushSchemas>()({
  name: 'subscribePush',
  method: 'POST',
  path: '/account/push',
  access: 'user',
  cache: 'private',
});

export const subscribePushSchemas = () => ({
  summary: 'Subscribe this browser to push notifications',
  tags: ['account'],
  body: z.object({
    endpoint: boundedText(MAX_ADDRESS),
    keys: z.object({ p256dh: base64url(KEY), auth: base64url(SECRET) }),
  }),
  refusals: errorCodes('rate_limited'),
  reply,
});

export const unsubscribePush = defineEndpoint<typeof unsubscribePushSchemas>()({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/account/push/end',
  access: 'user',
  cache: 'private',
});

export const unsubscribePushSchemas = () => ({
  summary: 'Unsubscribe a browser from push notifications',
  tags: ['account'],
  body: z.object({ endpoint: boundedText(MAX_ADDRESS) }),
  reply,
});
