import { GRID_SORT, gridMarketsOf, SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { oddsGridPage } from '../entities/odds-grid.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { MAX_ID } from '../values/max-id.ts';
import { dayTimestamp, integer, oneOfValues, pageNumber } from '../values/positional.ts';

export const oddsGridCalls = defineSportEndpoints<typeof oddsGridCallsSchemas>()(SPORT_NAMES, {
  name: '*OddsGrid',
  method: 'GET',
  path: '/*/odds-grid',
  access: 'public',
  cache: 'shared',
});

export const oddsGridCallsSchemas = (sport: SportName) => ({
  summary: 'Compare the prices of all bookmakers on the matches of a day that have not begun',
  tags: [sport],
  query: z.object({
    timestamp: dayTimestamp(),
    /** Absent = the result. */
    market: z.optional(z.enum(gridMarketsOf(SPORT[sport]) as [string, ...string[]])),
    league: z.optional(integer(1, MAX_ID)),
    /** 1 league, 2 start, 3 payout of the best prices. */
    sort: z.optional(oneOfValues(GRID_SORT)),
    page: z.optional(pageNumber()),
  }),
  reply: oddsGridPage,
});
