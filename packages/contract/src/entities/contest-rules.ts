import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { availableContest, ratedCapper } from './users-rating.ts';

const MAX_STANDINGS = 10;

const contestant = z.extend(ratedCapper, {
  /** Premium days the rank would win, or won. */
  prizeDays: z.int(),
});

/** Rules of a contest and the state of its season. */
export const contestRules = z.extend(availableContest, {
  title: z.string(),
  body: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** Ranks from `from` to `to` win this many days of premium each. */
  prizes: z.array(z.object({ from: z.int(), to: z.int(), premiumDays: z.int() })),
  conditions: z.object({
    minOdds: z.number(),
    maxOdds: z.number(),
    tipsPerDay: z.int(),
    minSettledTips: z.int(),
    minDescription: z.int(),
    isPremiumOnly: z.boolean(),
  }),
  /** The first ten. */
  standings: z.array(contestant).check(z.maxLength(MAX_STANDINGS)),
  countOfContestants: z.int(),
  /** The season before, which `/page-contest-rules/{id}` shows too. */
  previousSeasonId: z.int(),
  asOf: unixSecond,
});

export type ContestRules = z.output<typeof contestRules>;
export type Contestant = z.output<typeof contestant>;
