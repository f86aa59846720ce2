import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ownerProofFields, passwordText } from './account-fields.ts';

/** Every other session ends. */
export const changePassword = defineEndpoint<typeof changePasswordSchemas>()({
  name: 'changePassword',
  method: 'POST',
  path: '/change-password',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const changePasswordSchemas = () => ({
  summary: 'Change my password',
  tags: ['account'],
  body: z.object({
    ...ownerProofFields(),
    /** Another name of `password`. */
    oldPassword: z.optional(passwordText()),
    newPassword: passwordText(),
    confirmPassword: passwordText(),
  }),
  reply: z.object({}),
});
