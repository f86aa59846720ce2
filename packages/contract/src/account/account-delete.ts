import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { ownerProofFields } from './account-fields.ts';

/** Cannot be undone. */
export const accountDelete = defineEndpoint<typeof accountDeleteSchemas>()({
  name: 'accountDelete',
  method: 'POST',
  path: '/account/delete',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const accountDeleteSchemas = () => ({
  summary: 'Delete my account; its ledger entries stay, anonymously',
  tags: ['account'],
  refusals: errorCodes('conflict'),
  body: z.object(ownerProofFields()),
  reply: z.object({}),
});
