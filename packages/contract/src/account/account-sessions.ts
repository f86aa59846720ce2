import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { accountSessionList as reply } from '../entities/account-session-list.ts';
import { errorCodes } from '../refusals.ts';

export const accountSessions = defineEndpoint<typeof accountSessionsSchemas>()({
  name: 'accountSessions',
  method: 'GET',
  path: '/account/sessions',
  access: 'user',
  cache: 'private',
});

export const accountSessionsSchemas = () => ({
  summary: 'List the devices I am signed in on',
  tags: ['account'],
  reply,
});

/** One of them, or all but the current one. */
export const endAccountSessions = defineEndpoint<typeof endAccountSessionsSchemas>()({
  name: 'endAccountSessions',
  method: 'DELETE',
  path: '/account/sessions',
  access: 'user',
  cache: 'private',
});

export const endAccountSessionsSchemas = () => ({
  summary: 'Sign out on other devices',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  query: z.object({
    /** Absent = every session but this one. */
    id: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  }),
  reply,
});
