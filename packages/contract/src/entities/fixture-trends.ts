import * as z from 'zod/mini';
import { eventTrend } from './events/event-trends.ts';
import { matchWithLeague } from './league.ts';

/** A coming match with its most frequent outcomes; the most frequent first. */
export const fixtureTrends = z
  .array(
    z.extend(matchWithLeague, {
      trends: z.array(eventTrend).check(z.minLength(1), z.maxLength(10)),
    }),
  )
  .check(z.maxLength(20));

export type FixtureTrends = z.output<typeof fixtureTrends>;
