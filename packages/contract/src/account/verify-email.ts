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
  summary: 'Check whether an email address is available',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({ userEmail: emailText() }),
  reply: z.object({ isFree: z.boolean(), isValid: z.boolean() }),
});
