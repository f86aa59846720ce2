import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { hashText, passwordText } from './account-fields.ts';

/** Requires the old password or a mailed hash; every other session ends. */
export const changePassword = defineEndpoint<typeof changePasswordSchemas>()({
  name: 'changePassword',
  method: 'POST',
  path: '/change-password',
  access: 'user',
  cache: 'private',
});

export const changePasswordSchemas = () => ({
  summary: 'Change the password',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({
    oldPassword: z.optional(passwordText()),
    newPassword: passwordText(),
    confirmPassword: passwordText(),
    authHash: z.optional(hashText()),
  }),
  reply: z.object({}),
});
