import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { refuses } from '../refusals.ts';
import { tipId } from './tip-segments.ts';

/** The text goes, the record stays: the ledger says that it was hidden. */
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
  refusals: refuses('not_found'),
  segments: z.object({ tipId: tipId() }),
  reply: z.object({
    /** false: it was hidden before. */
    isHiddenNow: z.boolean(),
  }),
});
