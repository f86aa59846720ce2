import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { emailText } from './account-fields.ts';

export const changeEmail = defineEndpoint<typeof changeEmailSchemas>()({
  name: 'changeEmail',
  method: 'POST',
  path: '/change-email',
  access: 'user',
  cache: 'private',
});

export const changeEmailSchemas = () => ({
  summary: 'Change the e-mail address',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({ email: emailText() }),
  reply: z.object({}),
});
