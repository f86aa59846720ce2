import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { errorCodes } from '../refusals.ts';
import { codeText, deviceInfo, emailText, passwordText } from './account-fields.ts';

/** The response is the same for a wrong password and an unknown address. */
export const login = defineEndpoint<typeof loginSchemas>()({
  name: 'login',
  method: 'POST',
  path: '/login',
  access: 'public',
  cache: 'private',
});

export const loginSchemas = () => ({
  summary: 'Sign in',
  tags: ['account'],
  refusals: errorCodes('unauthorized', 'code_required', 'blocked', 'rate_limited'),
  body: z.object({
    userEmail: emailText(),
    userPassword: passwordText(),
    deviceInfo: z.optional(deviceInfo()),
    /** For accounts with two-step sign-in; without it they are answered `code_required`. */
    code: z.optional(codeText()),
  }),
  reply,
});
