import { TEXT_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { boundedText } from '../values/positional.ts';

/** 1 bug, 2 wrong data, 3 payment, 4 idea, 5 complaint about a user, 6 advertising. */
export const FEEDBACK_TOPICS = [1, 2, 3, 4, 5, 6] as const;
/** Stands for whatever is not a topic. */
const UNKNOWN_TOPIC = 0;
const otherwise = z.catch;
export const FEEDBACK_MESSAGE_MIN = 10;
export const FEEDBACK_MESSAGE_MAX = TEXT_LIMIT.feedbackMessage;

const MAX_URL = 2_000;
/** A character may be two units, and white space around the message is taken away. */
const MAX_SENT = 2 * FEEDBACK_MESSAGE_MAX + 1_000;

export const pageFeedback = defineEndpoint<typeof pageFeedbackSchemas>()({
  name: 'pageFeedback',
  method: 'GET',
  path: '/page-feedback',
  access: 'public',
  cache: 'private',
});

export const pageFeedbackSchemas = () => ({
  summary: 'Get the feedback topics and my email address',
  tags: ['feedback'],
  reply: z.object({
    topics: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Empty for guests. */
    email: z.string(),
  }),
});

export const sendFeedback = defineEndpoint<typeof sendFeedbackSchemas>()({
  name: 'sendFeedback',
  method: 'POST',
  path: '/page-feedback',
  access: 'public',
  cache: 'private',
});

export const sendFeedbackSchemas = () => ({
  summary: 'Send feedback',
  tags: ['feedback'],
  refusals: errorCodes('rate_limited'),
  body: z.object({
    // an unknown one is reported together with the faults of the other fields
    topic: otherwise(z.literal([UNKNOWN_TOPIC, ...FEEDBACK_TOPICS]), UNKNOWN_TOPIC),
    email: boundedText(320),
    message: boundedText(MAX_SENT),
    /** The page it is about. */
    url: z.optional(z.nullable(boundedText(MAX_URL))),
    locale: z.optional(z.nullable(boundedText(10))),
  }),
  reply: z.object({ ticketId: z.string() }),
});
