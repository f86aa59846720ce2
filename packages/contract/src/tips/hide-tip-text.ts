import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { tipId } from './tip-segments.ts';

/** The text is removed, the record stays: the ledger states that it was hidden. */
export const hideTipText = defineEndpoint<typeof hideTipTextSchemas>()({
  name: 'hideTipText',
  method: 'POST',
  path: '/moderation/tips/:tipId/hide-text',
  access: 'local',
  cache: 'private',
});

export const hideTipTextSchemas = () => ({
  summary: 'Hide the text of a tip',
  tags: ['moderation'],
  refusals: errorCodes('not_found'),
  segments: z.object({ tipId: tipId() }),
  reply: z.object({
    /** false: it was hidden before. */
    isHiddenNow: z.boolean(),
  }),
});
