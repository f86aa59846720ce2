import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, otherAccess, passwordText } from './account-fields.ts';

/** Works once for each link and ends every session. */
export const recoverPassword = defineEndpoint<typeof recoverPasswordSchemas>()({
  name: 'recoverPassword',
  method: 'POST',
  path: '/recover-password',
  access: 'public',
  cache: 'private',
});

export const recoverPasswordSchemas = () => ({
  summary: 'Reset my password by a recovery link',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: z.object({
    passRecoveryHash: hashText(),
    password: passwordText(),
    passwordConfirmation: passwordText(),
    /** Removes linked sign-ins, the Telegram chat and browsers too. */
    endsOtherAccess: z.optional(z.boolean()),
  }),
  reply: z.object({ remaining: otherAccess() }),
});
