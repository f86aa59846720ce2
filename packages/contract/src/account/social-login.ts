import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSession as reply } from '../entities/account-session.ts';
import { refuses } from '../refusals.ts';
import { codeText, deviceInfo, hashText } from './account-fields.ts';

/** The hash a social network sent back works once, for ten minutes. */
export const socialLogin = defineEndpoint<typeof socialLoginSchemas>()({
  name: 'socialLogin',
  method: 'POST',
  path: '/social-login',
  access: 'public',
  cache: 'private',
});

export const socialLoginSchemas = () => ({
  summary: 'Complete a sign-in through a social network',
  tags: ['account'],
  refusals: refuses('code_required', 'blocked', 'not_found', 'rate_limited'),
  body: z.object({
    authHash: hashText(),
    deviceInfo: z.optional(deviceInfo()),
    /** For accounts with two-step sign-in; without it the hash stays good. */
    code: z.optional(codeText()),
  }),
  reply,
});
