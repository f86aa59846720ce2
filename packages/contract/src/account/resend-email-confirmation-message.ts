import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

export const resendEmailConfirmationMessage = defineEndpoint<
  typeof resendEmailConfirmationMessageSchemas
>()({
  name: 'resendEmailConfirmationMessage',
  method: 'POST',
  path: '/resend-email-confirmation-message',
  access: 'user',
  cache: 'private',
});

export const resendEmailConfirmationMessageSchemas = () => ({
  summary: 'Resend the confirmation email',
  tags: ['account'],
  refusals: errorCodes('conflict', 'rate_limited'),
  reply: z.object({}),
});
