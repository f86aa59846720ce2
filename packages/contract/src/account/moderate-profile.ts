import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { userUrlText } from './account-fields.ts';

const MAX_LISTED = 100;

/** Names, descriptions and Telegram names waiting for moderation. */
export const profilesOnModeration = defineEndpoint<typeof profilesOnModerationSchemas>()({
  name: 'profilesOnModeration',
  method: 'GET',
  path: '/moderation/profiles',
  access: 'local',
  cache: 'private',
});

export const profilesOnModerationSchemas = () => ({
  summary: 'List names and descriptions awaiting review',
  tags: ['moderation'],
  reply: z.object({
    profiles: z
      .array(
        z.object({
          url: z.string(),
          name: z.string(),
          nameOnModeration: z.nullable(z.string()),
          descriptionOnModeration: z.nullable(z.string()),
          /** Its owner may also prove it without moderation by writing to the bot. */
          telegramOnModeration: z.nullable(z.string()),
        }),
      )
      .check(z.maxLength(MAX_LISTED)),
  }),
});

/** Decides about all that waits of one profile. */
export const moderateProfile = defineEndpoint<typeof moderateProfileSchemas>()({
  name: 'moderateProfile',
  method: 'POST',
  path: '/moderation/profiles/:userUrl/:decision',
  access: 'local',
  cache: 'private',
});

export const moderateProfileSchemas = () => ({
  summary: 'Approve or reject the pending texts of a profile',
  tags: ['moderation'],
  refusals: errorCodes('not_found', 'conflict'),
  segments: z.object({ userUrl: userUrlText(), decision: z.enum(['approve', 'reject']) }),
  reply: z.object({
    name: z.string(),
    url: z.string(),
    /** False: nothing was pending. */
    isDecidedNow: z.boolean(),
  }),
});
