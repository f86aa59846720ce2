import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { emailText } from './account-fields.ts';

/** The response is the same for every address. */
export const sendPassRecoveryMessage = defineEndpoint<typeof sendPassRecoveryMessageSchemas>()({
  name: 'sendPassRecoveryMessage',
  method: 'POST',
  path: '/send-pass-recovery-message',
  access: 'public',
  cache: 'private',
});

export const sendPassRecoveryMessageSchemas = () => ({
  summary: 'Send a password reset link',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({ userEmail: emailText() }),
  reply: z.object({}),
});
