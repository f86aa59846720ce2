import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** Succeeds without a session, too. */
export const logout = defineEndpoint<typeof logoutSchemas>()({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  access: 'public',
  cache: 'private',
});

export const logoutSchemas = () => ({
  summary: 'Sign out',
  tags: ['account'],
  reply: z.object({}),
});
