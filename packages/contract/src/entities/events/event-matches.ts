import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { matchWithLeague } from '../league.ts';
import { matchOutcome } from './event-page.ts';

/** Matches of one side, or of both against each other, with their sums. */
export const eventMatchList = z.object({
  /** Whose record it is; `both` = head to head, counted for the home side of the page's match. */
  side: z.enum(['home', 'away', 'both']),
  /** Newest first; only finished matches. */
  matches: z.array(z.extend(matchWithLeague, { outcome: matchOutcome })).check(z.maxLength(500)),
  count: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
});

/** `[home, away]`, or `[both]` when only the current competitor is requested. */
export const eventMatches = z.object({
  link: z.string(),
  lists: z.array(eventMatchList).check(z.minLength(1), z.maxLength(2)),
  asOf: unixSecond,
});

export type EventMatchList = z.output<typeof eventMatchList>;
export type EventMatches = z.output<typeof eventMatches>;
