import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, passwordText } from './account-fields.ts';

/**
 * Proved by the password; where there is none by a mailed hash, or by a session that began a short
 * while ago. Cannot be undone.
 */
export const accountDelete = defineEndpoint<typeof accountDeleteSchemas>()({
  name: 'accountDelete',
  method: 'POST',
  path: '/account/delete',
  access: 'user',
  cache: 'private',
});

export const accountDeleteSchemas = () => ({
  summary: 'Delete the account; its ledger entries stay without a name',
  tags: ['account'],
  refusals: errorCodes('conflict', 'rate_limited'),
  body: z.object({
    password: z.optional(passwordText()),
    authHash: z.optional(hashText()),
  }),
  reply: z.object({}),
});
