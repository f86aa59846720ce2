import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';

/** For accounts without a password: the proof that `changePassword` takes as `authHash`. */
export const accountReauth = defineEndpoint<typeof accountReauthSchemas>()({
  name: 'accountReauth',
  method: 'POST',
  path: '/account/reauth',
  access: 'user',
  cache: 'private',
});

export const accountReauthSchemas = () => ({
  summary: 'Mail a one-time proof to the own address',
  tags: ['account'],
  refusals: errorCodes('conflict', 'rate_limited'),
  reply: z.object({}),
});
