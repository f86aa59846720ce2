import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { emailText } from './account-fields.ts';

export const verifyEmail = defineEndpoint<typeof verifyEmailSchemas>()({
  name: 'verifyEmail',
  method: 'POST',
  path: '/verify-email',
  access: 'public',
  cache: 'private',
});

export const verifyEmailSchemas = () => ({
  summary: 'Is an e-mail address usable for an account',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({ userEmail: emailText() }),
  reply: z.object({ isFree: z.boolean(), isValid: z.boolean() }),
});
