import { ANSWER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchWithLeague } from './league.ts';

/** Matches for a calendar, in the order of their starts: recent ones and those to come. */
export const calendar = z.object({
  /** Of the side or the league. */
  name: z.string(),
  matches: z.array(matchWithLeague).check(z.maxLength(ANSWER_LIMIT.matchesOfCalendar)),
  asOf: unixSecond,
});

export type Calendar = z.output<typeof calendar>;
