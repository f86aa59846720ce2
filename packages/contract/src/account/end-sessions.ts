import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';

/** Signs one account out everywhere, or every account: after a leak. */
export const endSessions = defineEndpoint<typeof endSessionsSchemas>()({
  name: 'endSessions',
  method: 'POST',
  path: '/moderation/sessions/end',
  access: 'local',
  cache: 'private',
});

export const endSessionsSchemas = () => ({
  summary: 'End the sessions of one account or of all',
  tags: ['moderation'],
  refusals: errorCodes('not_found'),
  body: z.object({
    /** null: those of everybody */
    userUrl: z.nullable(userUrlText()),
  }),
  reply: z.object({
    /** How many there were. */
    ended: z.int(),
  }),
});
