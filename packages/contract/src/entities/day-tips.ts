import { ANSWER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';
import { unixSeconds } from '../values/positional.ts';
import { matchTip } from './match-tip.ts';

/** A tip with the match it is on. */
export const dayTip = z.extend(matchTip, {
  match: z.object({
    /** Value of the match's route. */
    link: z.string(),
    home: z.string(),
    away: z.string(),
    ...matchStart,
  }),
});

export const dayTips = z.object({
  /** Of different cappers, the best placed first, on matches that have not begun. */
  tips: z.array(dayTip).check(z.maxLength(ANSWER_LIMIT.dayTips)),
  /** On all matches of the day that have not begun; delayed tips are in neither. */
  count: z.int(),
  /** Start of the day. */
  timestamp: unixSecond,
  asOf: unixSecond,
});

/** The schemas of the call about the tips of a day, shared by the sports. */
export const dayTipsSchemasOf = (tag: string) => ({
  summary: 'List tips of the top cappers on the day’s upcoming matches',
  tags: [tag],
  query: z.object({
    /** Any instant of the requested day; absent = now. */
    timestamp: z.optional(unixSeconds()),
  }),
  reply: dayTips,
});

export type DayTip = z.output<typeof dayTip>;
export type DayTips = z.output<typeof dayTips>;
