import { DROPPING_ODDS, SCANNER_SORT, SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { MAX_ID } from '../values/max-id.ts';
import { decimal, integer, oneOf, oneOfValues, pageNumber } from '../values/positional.ts';
import { droppingOddsPage } from './dropping-odds-page.ts';
import { checkBounds, outcomeCategoriesOf } from './scanner-filter.ts';

/** Open to everybody; without a subscription the prices are delayed. */
export const droppingOddsCalls = defineSportEndpoints<typeof droppingOddsCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*DroppingOdds',
    method: 'GET',
    path: '/*/dropping-odds',
    access: 'public',
    cache: 'private',
  },
);

const { drop, startTime, newestChange } = SCANNER_SORT;
const MOST_PERCENT = 95;

const categories = (sport: SportName) =>
  outcomeCategoriesOf(SPORT[sport]) as unknown as readonly [number, ...number[]];

export const droppingOddsCallsSchemas = (sport: SportName) => ({
  summary: 'List prices that fell at several bookmakers, the largest fall of each market',
  tags: ['scanner'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'rate_limited'),
  query: z
    .object({
      /** Compared with the price this many hours ago; absent = 24. */
      hours: z.optional(oneOf(DROPPING_ODDS.hours)),
      /** Least fall, percent. */
      change: z.optional(decimal(1, MOST_PERCENT)),
      league: z.optional(integer(1, MAX_ID)),
      /** A category of outcomes; absent = all. */
      category: z.optional(oneOf(categories(sport))),
      minOdds: z.optional(decimal(1.01, 1_000)),
      maxOdds: z.optional(decimal(1.01, 1_000)),
      /** 1 largest fall, 4 start of the match, 5 last change. */
      sort: z.optional(oneOfValues({ drop, startTime, newestChange })),
      page: z.optional(pageNumber()),
    })
    .check(checkBounds()),
  reply: droppingOddsPage,
});
