import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { hashText } from './account-fields.ts';

/**
 * By the token of a mail or by a session. Option 0 means all but 7; without an option the call only
 * reads.
 */
export const unsubscribe = defineEndpoint<typeof unsubscribeSchemas>()({
  name: 'unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  cache: 'private',
});

export const unsubscribeSchemas = () => ({
  summary: 'Turn off kinds of notifications',
  tags: ['account'],
  refusals: errorCodes('unauthorized', 'rate_limited'),
  body: z.object({
    options: z.array(z.int().check(z.gte(0), z.lte(9))).check(z.maxLength(20)),
    explanation: z.optional(boundedText(4_000)),
    token: z.optional(hashText()),
  }),
  reply: z.object({ email: z.string(), activeTypes: z.array(z.int()) }),
});
