import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { matchWithLeague } from '../league.ts';
import { refereeStatistics } from '../referee.ts';
import { eventReferee } from './event-page.ts';

/** Cards of both sides in one of his matches; null = unknown. */
export const refereedMatch = z.extend(matchWithLeague, {
  yellowCards: z.nullable(z.int()),
  redCards: z.nullable(z.int()),
});

/** Who referees the match and how his earlier matches went; null = not known yet. */
export const eventRefereeRecord = z.object({
  link: z.string(),
  referee: z.nullable(eventReferee),
  figures: z.nullable(refereeStatistics),
  /** Newest first. */
  matches: z.array(refereedMatch).check(z.maxLength(500)),
  asOf: unixSecond,
});

export type RefereedMatch = z.output<typeof refereedMatch>;
export type EventRefereeRecord = z.output<typeof eventRefereeRecord>;
