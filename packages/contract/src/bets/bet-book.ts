import { BET_CURRENCIES, BET_LIMIT, SPORT_NAMES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { oneOf, pageNumber } from '../values/positional.ts';
import { ownBet } from './own-bet.ts';

const MAX_STEPS = 240;
const MAX_SPLITS = 60;

const split = <Key extends z.core.SomeType>(key: Key) =>
  z
    .array(
      z.object({
        key,
        /** Settled, returned ones too. */
        bets: z.int(),
        won: z.int(),
        returned: z.int(),
        lost: z.int(),
        profit: z.int(),
        roi: z.nullable(z.number()),
        /** Mean over `clvCount` bets, percent. */
        clv: z.nullable(z.number()),
        clvCount: z.int(),
      }),
    )
    .check(z.maxLength(MAX_SPLITS));

/** The statistics of the bets in one currency; money in hundredths of a unit, shares in percent. */
const record = () =>
  z.object({
    currency: z.enum(BET_CURRENCIES),
    settled: z.int(),
    open: z.int(),
    won: z.int(),
    returned: z.int(),
    lost: z.int(),
    /** Of settled bets without the returned. */
    staked: z.int(),
    stakedOpen: z.int(),
    profit: z.int(),
    /** Implied by the closing odds without margin; null without any. */
    expected: z.nullable(z.int()),
    roi: z.nullable(z.number()),
    /** Standard error of the yield. */
    roiError: z.nullable(z.number()),
    averageOdds: z.nullable(z.number()),
    clv: z.nullable(z.number()),
    clvPositiveShare: z.nullable(z.number()),
    clvCount: z.int(),
    drawdown: z.int(),
    /** The profit after each bet, in the order in which they were placed; thinned. */
    steps: z
      .array(z.object({ at: z.int(), profit: z.int(), expected: z.int(), deviation: z.int() }))
      .check(z.maxLength(MAX_STEPS)),
    sports: split(z.int()),
    /** `4` an outcome category of the site, `=Corners` a market of the owner's. */
    markets: split(z.string()),
    bookmakers: split(z.string()),
    /** `2026-11`, newest first. */
    months: split(z.string()),
    /** By the lowest milli-odds of the band. */
    oddsBands: split(z.int()),
  });

export type BetBookRecord = z.output<ReturnType<typeof record>>;

/** The caller's own bets: seen by nobody else, part of no record or rating. */
export const betBook = defineEndpoint<typeof betBookSchemas>()({
  name: 'betBook',
  method: 'GET',
  path: '/bet-book',
  access: 'user',
  cache: 'private',
});

export const betBookSchemas = () => ({
  summary: 'List my own bets and their figures',
  tags: ['bets'],
  query: z.object({
    /** Of the list only. */
    status: z.optional(z.enum(['open', 'settled', 'won', 'lost'])),
    sport: z.optional(z.enum([...SPORT_NAMES, 'other'] as const)),
    /** Placed in so many days; absent or 0 = all. */
    days: z.optional(oneOf([0, 30, 90, 365])),
    /** Absent = that of most bets. */
    currency: z.optional(z.enum(BET_CURRENCIES)),
    page: z.optional(pageNumber()),
  }),
  reply: z.object({
    /** Of all bets, without filters. */
    total: z.int(),
    limit: z.int(),
    /** Currencies of the chosen bets, that of most bets first. */
    currencies: z
      .array(z.object({ currency: z.enum(BET_CURRENCIES), bets: z.int() }))
      .check(z.maxLength(BET_CURRENCIES.length)),
    /** Null without a bet. */
    record: z.nullable(record()),
    bets: z.array(ownBet).check(z.maxLength(BET_LIMIT.pageSize)),
    /** How many bets the filters leave. */
    count: z.int(),
    page: z.int(),
  }),
});
