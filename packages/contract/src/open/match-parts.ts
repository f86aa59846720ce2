import { COUNTS, MATCH_EVENTS, STATISTICS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { pricePhase } from '../values/decimal-odds.ts';
import { boundedText } from '../values/positional.ts';
import { defineOpen } from './declare-open.ts';
import { maybeInstant, namedRef, openId, openSide, withDescription } from './open-values.ts';

const segments = z.object({ match: openId() });
const outcome = withDescription(z.string(), 'market.selection[:line], such as 1x2.1 or ou.o:2.5');
const MAX_CODE_LENGTH = 10;
const market = withDescription(
  z.optional(boundedText(MAX_CODE_LENGTH)),
  'The part of an outcome before its dot',
);

/** What happened, in its order. */
export const openMatchEvents = defineOpen({
  name: 'matchEvents',
  path: '/matches/:match/events',
  summary: 'Goals, cards and substitutions of a match',
  tag: 'matches',
  segments,
  filters: z.object({}),
  row: z.object({
    type: z.enum(MATCH_EVENTS),
    side: withDescription(openSide, 'That it counts for: an own goal is of the side that benefits'),
    minute: z.int(),
    addedMinute: z.nullable(z.int()),
    second: z.nullable(z.int()),
    player: z.nullable(z.string()),
    relatedPlayer: withDescription(
      z.nullable(z.string()),
      'Who made the pass; of a substitution who came on',
    ),
  }),
});

/** Of the whole match, then of each part. */
export const openMatchStatistics = defineOpen({
  name: 'matchStatistics',
  path: '/matches/:match/statistics',
  summary: 'Statistics of a match and of its parts',
  tag: 'matches',
  segments,
  filters: z.object({}),
  row: z.object({
    part: withDescription(z.int(), '0: the whole match; 1, 2, 3: its halves or periods'),
    name: z.enum([...STATISTICS, ...COUNTS]),
    home: z.number(),
    away: z.number(),
  }),
});

const player = z.object({
  name: z.string(),
  number: z.nullable(z.int()),
  position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
});

/** A row for each side. */
export const openMatchLineUps = defineOpen({
  name: 'matchLineUps',
  path: '/matches/:match/line-ups',
  summary: 'Line-ups of a match',
  tag: 'matches',
  segments,
  filters: z.object({}),
  row: z.object({
    side: openSide,
    team: namedRef,
    isPublished: withDescription(z.boolean(), 'false: likely, from the last five matches'),
    formation: z.nullable(z.string()),
    starting: z.array(player),
    substitutes: z.array(player),
    absent: z.array(
      z.object({ ...player.shape, reason: z.enum(['injured', 'suspended', 'ill', 'other']) }),
    ),
  }),
});

/** Every price of every bookmaker before the match, by outcome, bookmaker and time. */
export const openMatchOdds = defineOpen({
  name: 'matchOdds',
  path: '/matches/:match/odds',
  summary: 'Prices of bookmakers before a match, with their history',
  tag: 'odds',
  segments,
  filters: z.object({ market, bookmaker: z.optional(openId()) }),
  row: z.object({
    outcome,
    bookmaker: z.object({ ...namedRef.shape, isAggregate: z.boolean() }),
    price: z.number(),
    at: withDescription(maybeInstant, 'Unix seconds; null: its source gives no times'),
    phase: withDescription(z.nullable(pricePhase), 'All that is known where there is no time'),
  }),
});

/** Nothing until the odds have closed. */
export const openMatchClosing = defineOpen({
  name: 'matchClosing',
  path: '/matches/:match/closing',
  summary: 'Closing line of a match',
  description: 'The last median of the bookmakers before the start. Empty until then.',
  tag: 'odds',
  segments,
  filters: z.object({ market }),
  row: z.object({
    outcome,
    price: z.number(),
    at: withDescription(maybeInstant, 'When it became this price, unix seconds'),
  }),
});

const share = z.number().check(z.gte(0), z.lte(1));

/** No row without a forecast. */
export const openMatchForecast = defineOpen({
  name: 'matchForecast',
  path: '/matches/:match/forecast',
  summary: 'Forecast of a match by the model',
  tag: 'matches',
  segments,
  filters: z.object({}),
  row: z.object({
    result: withDescription(
      z.object({ home: share, draw: z.nullable(share), away: share }),
      'Chances of the result of regular time; null: there is no draw',
    ),
    homeWinsInTheEnd: withDescription(
      z.nullable(share),
      'With overtime, where that is another number',
    ),
    expected: withDescription(
      z.object({ home: z.number(), away: z.number() }),
      'Goals, in tennis sets',
    ),
    score: withDescription(z.string(), 'The most probable one'),
    over: z.nullable(z.object({ line: z.number(), chance: share })),
    bothScore: z.nullable(share),
    playedBefore: withDescription(
      z.nullable(z.object({ home: z.int(), away: z.int() })),
      'Matches of the league each side had played; null: a forecast of the source',
    ),
  }),
});
