import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText } from './account-fields.ts';

/**
 * The button of a mail program (RFC 8058): a form without a page, no cookie, no sign-in. Turns off
 * everything but payments and security.
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
  summary: 'Turn all notifications off by the link of a mail',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  reply: z.object({}),
});
