import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, passwordText } from './account-fields.ts';

/**
 * Requires the password, or without one a mailed hash or a session that started recently. Cannot be
 * undone.
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
