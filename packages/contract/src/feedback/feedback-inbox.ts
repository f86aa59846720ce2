import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';
import { boundedText } from '../values/positional.ts';

const MAX_LISTED = 100;

/** Unanswered letters, oldest first. */
export const feedbackInbox = defineEndpoint<typeof feedbackInboxSchemas>()({
  name: 'feedbackInbox',
  method: 'GET',
  path: '/moderation/feedback',
  access: 'local',
  cache: 'private',
});

export const feedbackInboxSchemas = () => ({
  summary: 'List messages awaiting a reply',
  tags: ['moderation'],
  reply: z.object({
    letters: z
      .array(
        z.object({
          ticketId: z.string(),
          topic: z.int(),
          email: z.string(),
          userUrl: z.nullable(z.string()),
          message: z.string(),
          url: z.nullable(z.string()),
          locale: z.string(),
          writtenAt: unixSecond,
        }),
      )
      .check(z.maxLength(MAX_LISTED)),
  }),
});

/** Removes a letter from the inbox. */
export const answerFeedback = defineEndpoint<typeof answerFeedbackSchemas>()({
  name: 'answerFeedback',
  method: 'POST',
  path: '/moderation/feedback/:ticketId/answered',
  access: 'local',
  cache: 'private',
});

export const answerFeedbackSchemas = () => ({
  summary: 'Mark a message as answered',
  tags: ['moderation'],
  refusals: errorCodes('not_found'),
  segments: z.object({ ticketId: boundedText(20) }),
  reply: z.object({
    /** False: it was answered before. */
    isAnsweredNow: z.boolean(),
  }),
});
