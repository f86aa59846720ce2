import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { defineStream } from '../stream.ts';
import { unixSeconds } from '../values/positional.ts';
import { beat, bye, changes, notices, resync } from './live-events.ts';
import { LIVE_LIMITS, readLiveTopic } from './live-topics.ts';

export const live = defineStream<typeof liveSchemas>()({
  name: 'live',
  path: '/live',
  summary: 'Stream changes of scores, states and odds',
  description:
    'Server-sent events. Topics, separated by commas: `day:{sportType}:{yyyy-mm-dd}` (UTC), `m:{matchId}`, `l:{leagueId}`, for subscribers `scan:{sportType}`, for who is signed in `notices`. The id of an event is an instant in unix milliseconds: after a break send it as `Last-Event-ID`, or the age of what is on screen as `since`, and what was missed comes first. `resync` means that too much was missed: load the page anew.',
  tags: ['live'],
});

const MAX_TOPICS_LENGTH = 1_500;

const areTopics = (text: string) =>
  text.split(',').every((topic) => readLiveTopic(topic) !== undefined);

const topics = () =>
  z.pipe(
    z
      .string()
      .check(z.minLength(1), z.maxLength(MAX_TOPICS_LENGTH), z.refine(areTopics, { abort: true })),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(','))].toSorted()),
      z.array(z.string()).check(z.maxLength(LIVE_LIMITS.topics)),
    ),
  );

export const liveSchemas = () => ({
  query: z.object({
    topics: topics(),
    /** `asOf` of what is on screen. */
    since: z.optional(unixSeconds()),
  }),
  events: { changes, beat, notices, resync, bye },
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'rate_limited'),
});
