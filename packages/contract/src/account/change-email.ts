import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailText, ownerProofFields } from './account-fields.ts';

/**
 * The new address replaces the former one when it is confirmed; until then the former one signs in
 * and receives emails. Without an address the new one is in force at once, unconfirmed.
 */
export const changeEmail = defineEndpoint<typeof changeEmailSchemas>()({
  name: 'changeEmail',
  method: 'POST',
  path: '/change-email',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const changeEmailSchemas = () => ({
  summary: 'Change my email address',
  tags: ['account'],
  body: z.object({ ...ownerProofFields(), email: emailText() }),
  reply: z.object({
    /** False: the address waits for its confirmation. */
    isInForce: z.boolean(),
  }),
});
