import { SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText, integer, oneOf } from '../values/positional.ts';
import { userTips } from './user-tips.ts';

const MAX_URL_LENGTH = 64;

export const pageProfileTips = defineEndpoint<typeof pageProfileTipsSchemas>()({
  name: 'pageProfileTips',
  method: 'GET',
  path: '/page-profile/:userUrl/tips',
  access: 'public',
  cache: 'private',
});

export const pageProfileTipsSchemas = () => ({
  summary: 'List a capper’s tips, newest first',
  tags: ['tips'],
  refusals: errorCodes('not_found'),
  segments: z.object({ userUrl: boundedText(MAX_URL_LENGTH) }),
  query: z.object({
    /** Absent or 0 = all sports. */
    sport: z.optional(oneOf([0, ...Object.values(SPORT)])),
    /** Absent = both. */
    state: z.optional(z.enum(['active', 'settled'])),
    lastTipId: z.optional(integer(0, MAX_ID)),
  }),
  reply: userTips,
});
