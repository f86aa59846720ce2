import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { refuses } from '../refusals.ts';
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
  summary: 'Make an account and sign in',
  tags: ['account'],
  refusals: refuses('rate_limited'),
  body: z.object({
    userEmail: emailText(),
    userPassword: passwordText(),
    userName: nameText(),
    deviceInfo: z.optional(deviceInfo()),
    consents: z.optional(z.object({ personalData: z.boolean(), textVersion: boundedText(50) })),
  }),
  reply,
});
