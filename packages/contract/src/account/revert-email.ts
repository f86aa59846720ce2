import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, passwordText } from './account-fields.ts';

/**
 * Takes a change of the address back by the link mailed to the former one: restores it, sets a new
 * password, ends every session and whatever was linked since.
 */
export const revertEmail = defineEndpoint<typeof revertEmailSchemas>()({
  name: 'revertEmail',
  method: 'POST',
  path: '/revert-email',
  access: 'public',
  cache: 'private',
});

export const revertEmailSchemas = () => ({
  summary: 'Restore my former email address by its link',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: z.object({
    revertHash: hashText(),
    password: passwordText(),
    passwordConfirmation: passwordText(),
  }),
  reply: z.object({}),
});
