import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';
import { pageProfile as reply } from './profile-reply.ts';

/**
 * One of: `is_privacy` with `is_privacy_enabled`, `is_delay` with `is_delay_enabled`, `is_reset`.
 */
export const changePageProfile = defineEndpoint<typeof changePageProfileSchemas>()({
  name: 'changePageProfile',
  method: 'PUT',
  path: '/page-profile/:userUrl',
  access: 'user',
  cache: 'private',
});

export const changePageProfileSchemas = () => ({
  summary: 'Change my privacy and tip delay, or reset my statistics',
  tags: ['account'],
  refusals: errorCodes('not_found', 'limit_reached'),
  segments: z.object({ userUrl: userUrlText() }),
  body: z.object({
    is_privacy: z.optional(z.boolean()),
    is_privacy_enabled: z.optional(z.boolean()),
    is_delay: z.optional(z.boolean()),
    /** New tips of a premium capper are shown only to subscribers until the start. */
    is_delay_enabled: z.optional(z.boolean()),
    is_reset: z.optional(z.boolean()),
  }),
  reply,
});
