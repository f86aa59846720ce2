import type { Sport } from '../enumerations/sport.ts';
import type { ValueOf } from '../enumerations/value-of.ts';
import { sportRules } from './sports.ts';

/** Outcome categories: how markets are grouped in filters and in tip statistics. */
export const OUTCOME_CATEGORY = {
  result: 1,
  doubleChance: 2,
  totals: 3,
  handicap: 4,
  bothScore: 5,
  teamTotal: 6,
  parts: 7,
  corners: 8,
  cards: 9,
  exactScore: 10,
  sets: 11,
  games: 12,
} as const;
export type OutcomeCategory = ValueOf<typeof OUTCOME_CATEGORY>;

/** Allowed fractions of a line. `half` allows integer lines too, `only-half` does not. */
export type LineStep = 'quarter' | 'half' | 'only-half';

export interface MarketRule {
  readonly category: OutcomeCategory;
  /** Fixed selections, or `score` for scores such as `2-1`, home first. */
  readonly selections: readonly string[] | 'score';
  /** A handicap may be negative or zero; a total is above zero. */
  readonly isHandicap?: true;
}

const RESULT = ['1', 'x', '2'] as const;
const SIDES = ['1', '2'] as const;
const OVER_UNDER = ['o', 'u'] as const;

/**
 * Every market there is. The rules of a sport define which of them it has, and with which lines.
 */
export const MARKETS = {
  '1x2': { category: OUTCOME_CATEGORY.result, selections: RESULT },
  win: { category: OUTCOME_CATEGORY.result, selections: SIDES },
  dc: { category: OUTCOME_CATEGORY.doubleChance, selections: ['1x', '12', 'x2'] },
  dnb: { category: OUTCOME_CATEGORY.result, selections: SIDES },
  ou: { category: OUTCOME_CATEGORY.totals, selections: OVER_UNDER },
  ougames: { category: OUTCOME_CATEGORY.games, selections: OVER_UNDER },
  ah: {
    category: OUTCOME_CATEGORY.handicap,
    selections: SIDES,
    isHandicap: true,
  },
  ahgames: {
    category: OUTCOME_CATEGORY.games,
    selections: SIDES,
    isHandicap: true,
  },
  ahsets: {
    category: OUTCOME_CATEGORY.sets,
    selections: SIDES,
    isHandicap: true,
  },
  ousets: { category: OUTCOME_CATEGORY.sets, selections: OVER_UNDER },
  setscore: { category: OUTCOME_CATEGORY.sets, selections: 'score' },
  btts: { category: OUTCOME_CATEGORY.bothScore, selections: ['y', 'n'] },
  tt1: { category: OUTCOME_CATEGORY.teamTotal, selections: OVER_UNDER },
  tt2: { category: OUTCOME_CATEGORY.teamTotal, selections: OVER_UNDER },
  h1x2: { category: OUTCOME_CATEGORY.parts, selections: RESULT },
  hou: { category: OUTCOME_CATEGORY.parts, selections: OVER_UNDER },
  p1x2: { category: OUTCOME_CATEGORY.parts, selections: RESULT },
  p1ou: { category: OUTCOME_CATEGORY.parts, selections: OVER_UNDER },
  p2ou: { category: OUTCOME_CATEGORY.parts, selections: OVER_UNDER },
  p3ou: { category: OUTCOME_CATEGORY.parts, selections: OVER_UNDER },
  s1win: { category: OUTCOME_CATEGORY.parts, selections: SIDES },
  s2win: { category: OUTCOME_CATEGORY.parts, selections: SIDES },
  corn: { category: OUTCOME_CATEGORY.corners, selections: OVER_UNDER },
  card: { category: OUTCOME_CATEGORY.cards, selections: OVER_UNDER },
  cs: { category: OUTCOME_CATEGORY.exactScore, selections: 'score' },
} as const satisfies Record<string, MarketRule>;

export type MarketCode = keyof typeof MARKETS;

/** The rule of a market with its literal types widened, for code that walks the table. */
export function marketRule(market: MarketCode): MarketRule {
  return MARKETS[market];
}

export function isMarketCode(code: string): code is MarketCode {
  return Object.hasOwn(MARKETS, code);
}

/** Markets a sport has, in the order of the table. */
export function marketsOf(sport: Sport): MarketCode[] {
  return Object.keys(sportRules(sport).markets) as MarketCode[];
}

export function hasMarket(sport: Sport, market: MarketCode): boolean {
  return sportRules(sport).markets[market] !== undefined;
}
