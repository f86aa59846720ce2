import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { refuses } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';

/** `isFollower`: the caller follows now. */
export const follow = defineEndpoint<typeof followSchemas>()({
  name: 'follow',
  method: 'PUT',
  path: '/follow',
  access: 'user',
  cache: 'private',
});

export const followSchemas = () => ({
  summary: 'Follow a tipster or stop',
  tags: ['account'],
  refusals: refuses('not_found', 'rate_limited'),
  body: z.object({ tipster_user_url: userUrlText(), is_follow: z.boolean() }),
  reply: z.object({ isFollower: z.boolean(), followers: z.int() }),
});
