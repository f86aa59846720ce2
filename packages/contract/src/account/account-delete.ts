import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { refuses } from '../refusals.ts';
import { hashText, passwordText } from './account-fields.ts';

/** Proved by the password, or by a mailed hash where there is none. Cannot be undone. */
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
  refusals: refuses('rate_limited'),
  body: z.object({
    password: z.optional(passwordText()),
    authHash: z.optional(hashText()),
  }),
  reply: z.object({}),
});
