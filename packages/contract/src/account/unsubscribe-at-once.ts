import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { integer } from '../values/positional.ts';
import { hashText } from './account-fields.ts';

/** Kinds of notifications are numbered from 1. */
const MAX_TYPE = 9;

/**
 * The button of a mail program (RFC 8058): a form without a page, no cookie, no sign-in. Turns off
 * the kind of notification of its email; by GET the address leads to the page with all kinds.
 */
export const unsubscribeAtOnce = defineEndpoint<typeof unsubscribeAtOnceSchemas>()({
  name: 'unsubscribeAtOnce',
  method: 'POST',
  path: '/unsubscribe/one-click/:hash',
  access: 'public',
  cache: 'private',
  bodyType: 'application/x-www-form-urlencoded',
});

export const unsubscribeAtOnceSchemas = () => ({
  summary: 'Unsubscribe from a kind of email by its link',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  /** Absent in the links of emails sent before it: those turn off all kinds that can be. */
  query: z.object({ type: z.optional(integer(1, MAX_TYPE)) }),
  reply: z.object({}),
});
