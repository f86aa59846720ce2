import { DEFAULT_MATCH_NOTIFICATIONS, MATCH_NOTIFICATION, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { integer } from '../values/positional.ts';

const MAX_LISTED = 500;
const OPTIONS = Object.values(MATCH_NOTIFICATION);

const segments = () => z.object({ id: integer(1, MAX_ID) });
const tags = ['match notifications'];

/** The caller's notifications of a match. */
const matchNotification = z.object({
  /** 1 line-ups, 2 start, 3 goal or set, 4 red card, 5 end of a half or period, 6 final, 7 odds. */
  options: z.array(z.enum(MATCH_NOTIFICATION)).check(z.maxLength(OPTIONS.length)),
  /** False: `options` are the initial ones. */
  isActive: z.boolean(),
  /** False: mails are written once the address is confirmed. */
  isEmailConfirmed: z.boolean(),
});

export type MatchNotification = z.output<typeof matchNotification>;

export const matchNotificationSchemas = () => ({
  read: {
    summary: 'Get my notification settings of a match',
    tags,
    refusals: errorCodes('not_found'),
    segments: segments(),
    reply: matchNotification,
  },
  save: {
    summary: `Turn on notifications about a match; default options: ${DEFAULT_MATCH_NOTIFICATIONS.join(', ')}`,
    tags,
    refusals: errorCodes('not_found', 'conflict', 'limit_reached', 'rate_limited'),
    segments: segments(),
    body: z.object({
      options: z.optional(
        z.array(z.enum(MATCH_NOTIFICATION)).check(z.minLength(1), z.maxLength(OPTIONS.length)),
      ),
    }),
    reply: matchNotification,
  },
  remove: {
    summary: 'Turn off notifications about a match',
    tags,
    refusals: errorCodes('not_found'),
    segments: segments(),
    reply: matchNotification,
  },
});

export const notifiedMatchesSchemas = () => ({
  summary: 'List the matches I am notified about',
  tags,
  reply: z.object({ matchIds: z.array(z.int()).check(z.maxLength(MAX_LISTED)) }),
});

export type MatchNotificationName =
  | `${SportName}MatchNotification`
  | `${SportName}MatchNotificationSave`
  | `${SportName}MatchNotificationDelete`;
