import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';
import { deviceInfo, emailText, nameText, passwordText } from './account-fields.ts';

export const register = defineEndpoint<typeof registerSchemas>()({
  name: 'register',
  method: 'POST',
  path: '/register',
  access: 'public',
  cache: 'private',
});

export const registerSchemas = () => ({
  summary: 'Create an account and sign in',
  tags: ['account'],
  refusals: errorCodes('rate_limited'),
  body: z.object({
    userEmail: emailText(),
    userPassword: passwordText(),
    userName: nameText(),
    deviceInfo: z.optional(deviceInfo()),
    consents: z.optional(
      z.object({
        personalData: z.boolean(),
        /** Is of age, 18 years, and accepts the user agreement. */
        isAdult: z.optional(z.boolean()),
        textVersion: boundedText(50),
      }),
    ),
    /** The previous page: the mail that confirms the address leads back to it. */
    next: z.optional(boundedText(500)),
  }),
  reply,
});
