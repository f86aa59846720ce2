import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tipAuthor } from '../entities/match-tip.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_PAGE } from '../values/max-page.ts';
import { integer } from '../values/positional.ts';
import { userUrlText } from './account-fields.ts';

export const followers = defineEndpoint<typeof followersSchemas>()({
  name: 'followers',
  method: 'GET',
  path: '/followers/:userUrl/:pageNumber',
  access: 'public',
  cache: 'private',
});

export const followersSchemas = () => ({
  summary: 'List followers of a user, or whom the user follows',
  tags: ['account'],
  refusals: errorCodes('not_found'),
  segments: z.object({ userUrl: userUrlText(), pageNumber: integer(0, MAX_PAGE) }),
  query: z.object({ type: z.optional(z.enum(['followers', 'follows'])) }),
  reply: z.object({
    users: z.array(z.extend(tipAuthor, { isFollowedByAccount: z.boolean() })),
    count: z.int(),
    nextPageNumber: z.nullable(z.int()),
  }),
});
