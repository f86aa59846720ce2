import { ANSWER_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { scannerResult } from './scanner-result.ts';

export const droppingOddsPage = z.extend(
  z.omit(scannerResult, { activeOutcomesCategories: true }),
  {
    /** Leagues with falls under the other criteria, those with most first. */
    leagueChoices: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          countryName: z.string(),
          countOfOutcomes: z.int(),
        }),
      )
      .check(z.maxLength(ANSWER_LIMIT.filterIds)),
  },
);

export type DroppingOddsPage = z.output<typeof droppingOddsPage>;
