import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailText } from './account-fields.ts';

export const changeEmail = defineEndpoint<typeof changeEmailSchemas>()({
  name: 'changeEmail',
  method: 'POST',
  path: '/change-email',
  summary: 'Change the e-mail address',
  tags: ['account'],
  access: 'user',
  cache: 'private',
});

export const changeEmailSchemas = () => ({
  body: z.object({ email: emailText() }),
  reply: z.object({}),
});
