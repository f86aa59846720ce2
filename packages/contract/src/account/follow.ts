import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';

/** Answers with the counts of a profile: whom the caller follows, and who follows the caller. */
export const follow = defineEndpoint<typeof followSchemas>()({
  name: 'follow',
  method: 'PUT',
  path: '/follow',
  access: 'user',
  cache: 'private',
});

export const followSchemas = () => ({
  summary: 'Follow or unfollow a capper',
  tags: ['account'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: z.object({ tipster_user_url: userUrlText(), is_follow: z.boolean() }),
  reply: z.object({
    /** The tipster follows the caller. */
    isFollower: z.boolean(),
    /** Whether the caller follows the tipster from now on. */
    isFollowedByAccount: z.boolean(),
    followers: z.int(),
  }),
});
