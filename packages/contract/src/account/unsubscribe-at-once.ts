import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { refuses } from '../refusals.ts';
import { hashText } from './account-fields.ts';

/**
 * The button of a mail program (RFC 8058): a form nobody reads, no cookie, no sign-in. Everything
 * but payments and security goes off.
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
  refusals: refuses('not_found', 'rate_limited'),
  segments: z.object({ hash: hashText() }),
  reply: z.object({}),
});
