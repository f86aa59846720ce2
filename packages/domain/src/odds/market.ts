import { SPORT, type Sport } from '../enumerations/sport.ts';
import type { ValueOf } from '../enumerations/value-of.ts';

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

/** How a line may be cut. `half` allows whole lines too, `only-half` does not. */
export type LineStep = 'quarter' | 'half' | 'only-half';

export type MarketRule = {
  readonly category: OutcomeCategory;
  readonly sports: readonly Sport[];
  /** Fixed selections, or `score` for scores such as `2-1`, host first. */
  readonly selections: readonly string[] | 'score';
  /** Which lines each sport accepts; absent = the market has no line. */
  readonly lineStep?: Partial<Record<Sport, LineStep>>;
  /** A handicap may be negative or zero; a total is above zero. */
  readonly isHandicap?: true;
};

const { soccer, hockey, tennis } = SPORT;
const RESULT = ['1', 'x', '2'] as const;
const SIDES = ['1', '2'] as const;
const OVER_UNDER = ['o', 'u'] as const;
const TEAM_SPORTS = [soccer, hockey] as const;

export const MARKETS = {
  '1x2': { category: OUTCOME_CATEGORY.result, sports: TEAM_SPORTS, selections: RESULT },
  win: { category: OUTCOME_CATEGORY.result, sports: [hockey, tennis], selections: SIDES },
  dc: {
    category: OUTCOME_CATEGORY.doubleChance,
    sports: TEAM_SPORTS,
    selections: ['1x', '12', 'x2'],
  },
  dnb: { category: OUTCOME_CATEGORY.result, sports: TEAM_SPORTS, selections: SIDES },
  ou: {
    category: OUTCOME_CATEGORY.totals,
    sports: TEAM_SPORTS,
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'quarter', [hockey]: 'half' },
  },
  ougames: {
    category: OUTCOME_CATEGORY.games,
    sports: [tennis],
    selections: OVER_UNDER,
    lineStep: { [tennis]: 'only-half' },
  },
  ah: {
    category: OUTCOME_CATEGORY.handicap,
    sports: TEAM_SPORTS,
    selections: SIDES,
    lineStep: { [soccer]: 'quarter', [hockey]: 'half' },
    isHandicap: true,
  },
  ahgames: {
    category: OUTCOME_CATEGORY.games,
    sports: [tennis],
    selections: SIDES,
    lineStep: { [tennis]: 'half' },
    isHandicap: true,
  },
  ahsets: {
    category: OUTCOME_CATEGORY.sets,
    sports: [tennis],
    selections: SIDES,
    lineStep: { [tennis]: 'half' },
    isHandicap: true,
  },
  ousets: {
    category: OUTCOME_CATEGORY.sets,
    sports: [tennis],
    selections: OVER_UNDER,
    lineStep: { [tennis]: 'only-half' },
  },
  setscore: { category: OUTCOME_CATEGORY.sets, sports: [tennis], selections: 'score' },
  btts: { category: OUTCOME_CATEGORY.bothScore, sports: TEAM_SPORTS, selections: ['y', 'n'] },
  tt1: {
    category: OUTCOME_CATEGORY.teamTotal,
    sports: TEAM_SPORTS,
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'quarter', [hockey]: 'half' },
  },
  tt2: {
    category: OUTCOME_CATEGORY.teamTotal,
    sports: TEAM_SPORTS,
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'quarter', [hockey]: 'half' },
  },
  h1x2: { category: OUTCOME_CATEGORY.parts, sports: [soccer], selections: RESULT },
  hou: {
    category: OUTCOME_CATEGORY.parts,
    sports: [soccer],
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'quarter' },
  },
  p1x2: { category: OUTCOME_CATEGORY.parts, sports: [hockey], selections: RESULT },
  p1ou: {
    category: OUTCOME_CATEGORY.parts,
    sports: [hockey],
    selections: OVER_UNDER,
    lineStep: { [hockey]: 'half' },
  },
  p2ou: {
    category: OUTCOME_CATEGORY.parts,
    sports: [hockey],
    selections: OVER_UNDER,
    lineStep: { [hockey]: 'half' },
  },
  p3ou: {
    category: OUTCOME_CATEGORY.parts,
    sports: [hockey],
    selections: OVER_UNDER,
    lineStep: { [hockey]: 'half' },
  },
  s1win: { category: OUTCOME_CATEGORY.parts, sports: [tennis], selections: SIDES },
  s2win: { category: OUTCOME_CATEGORY.parts, sports: [tennis], selections: SIDES },
  corn: {
    category: OUTCOME_CATEGORY.corners,
    sports: [soccer],
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'half' },
  },
  card: {
    category: OUTCOME_CATEGORY.cards,
    sports: [soccer],
    selections: OVER_UNDER,
    lineStep: { [soccer]: 'half' },
  },
  cs: { category: OUTCOME_CATEGORY.exactScore, sports: TEAM_SPORTS, selections: 'score' },
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
  return (Object.keys(MARKETS) as MarketCode[]).filter((code) =>
    marketRule(code).sports.includes(sport),
  );
}
