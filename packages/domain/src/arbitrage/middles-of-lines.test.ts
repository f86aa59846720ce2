import fc from 'fast-check';
import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { settleTip } from '../settlement/settle-tip.ts';
import { findMiddles, type NamedPrice } from './index.ts';

const START = 1_795_266_000;

/** How an outcome is settled at this number of goals, or lead of the home side. */
function resultOf(oddType: string, count: number): TipResult {
  const parsed = parseOddType(oddType, SPORT.soccer);
  if (!parsed) throw new Error(`${oddType} is no outcome`);
  const score = [Math.max(0, count), Math.max(0, -count)] as const;
  const play = {
    sport: SPORT.soccer,
    score,
    halfScore: [0, 0] as const,
    isHalfOver: true,
    isRegularTimeOver: true,
    corners: 0,
    cardPoints: 0,
  };
  return settleTip(parsed, { status: MATCH_STATUS.finished, startsAt: START, play }, START + 9_000);
}

/** What a unit returns. */
const RETURNS: Readonly<Record<TipResult, (odds: number) => number>> = {
  [TIP_RESULT.won]: (odds) => odds,
  [TIP_RESULT.halfWon]: (odds) => (odds + 1) / 2,
  [TIP_RESULT.returned]: () => 1,
  [TIP_RESULT.halfLost]: () => 1 / 2,
  [TIP_RESULT.lost]: () => 0,
  [TIP_RESULT.pending]: () => Number.NaN,
};
/** Which part of a stake wins, which is lost. */
const DECIDED: Readonly<Record<TipResult, readonly [won: number, lost: number]>> = {
  [TIP_RESULT.won]: [1, 0],
  [TIP_RESULT.halfWon]: [0.5, 0],
  [TIP_RESULT.returned]: [0, 0],
  [TIP_RESULT.halfLost]: [0, 0.5],
  [TIP_RESULT.lost]: [0, 1],
  [TIP_RESULT.pending]: [Number.NaN, Number.NaN],
};

interface Chances {
  /** Of each result. */
  readonly shares: ReadonlyMap<number, number>;
}

/** The fair share of an outcome, as a two-way price without margin says it. */
function fairShare({ shares }: Chances, oddType: string): number | undefined {
  let [won, lost] = [0, 0];
  for (const [count, share] of shares) {
    const [wins, loses] = DECIDED[resultOf(oddType, count)];
    won += share * wins;
    lost += share * loses;
  }
  return won + lost === 0 ? undefined : won / (won + lost);
}

/** Every result, one after another. */
function enumerated({ shares }: Chances, above: NamedPrice, below: NamedPrice) {
  const [one, other] = [above.milliOdds / 1_000, below.milliOdds / 1_000];
  const stake = 1 / one / (1 / one + 1 / other);
  let [chance, value] = [0, 0];
  let canWinBoth = false;
  for (const [count, share] of shares) {
    const [first, second] = [above, below].map(({ oddType }) => resultOf(oddType, count)) as [
      TipResult,
      TipResult,
    ];
    if (first === TIP_RESULT.won && second === TIP_RESULT.won) {
      chance += share;
      canWinBoth = true;
    }
    value += share * (stake * RETURNS[first](one) + (1 - stake) * RETURNS[second](other) - 1);
  }
  return { chance, value: value * 100, canWinBoth };
}

const MARKETS = [
  {
    results: [0, 1, 2, 3, 4, 5, 6, 7],
    lines: [0.5, 6.5],
    above: (at: number) => `ou.o:${at}`,
    below: (at: number) => `ou.u:${at}`,
  },
  {
    results: [-3, -2, -1, 0, 1, 2, 3],
    lines: [-2.5, 2.5],
    above: (at: number) => `ah.1:${0 - at}`,
    below: (at: number) => `ah.2:${at}`,
  },
] as const;

const scene = fc.constantFrom(...MARKETS).chain(({ results, lines: [from, to], above, below }) => {
  const quarters = fc.integer({ min: from * 4, max: to * 4 }).map((step) => step / 4);
  return fc.record({
    weights: fc.array(fc.integer({ min: 1, max: 60 }), {
      minLength: results.length,
      maxLength: results.length,
    }),
    results: fc.constant(results),
    above: fc.constant(above),
    below: fc.constant(below),
    low: quarters,
    high: quarters,
    odds: fc.tuple(fc.integer({ min: 130, max: 500 }), fc.integer({ min: 130, max: 500 })),
    hidden: fc.array(fc.integer({ min: from * 2, max: to * 2 }).map((step) => step / 2)),
  });
});

const price = (oddType: string, cents: number): NamedPrice => ({
  oddType,
  milliOdds: cents * 10,
  bookmaker: 'Kappa',
  confirmedAt: START,
});

test('chance and value of a middle on any lines are those of every result, one by one', () => {
  const seen = { known: 0, derived: 0 };
  fc.assert(
    fc.property(scene, ({ weights, results, above, below, low, high, odds, hidden }) => {
      const total = weights.reduce((sum, one) => sum + one, 0);
      const shares = new Map(results.map((count, at) => [count, (weights[at] ?? 0) / total]));
      const bets = [price(above(low), odds[0]), price(below(high), odds[1])] as const;
      // the lines of the bets are priced, others perhaps not
      const isKnown = (oddType: string) =>
        bets.some((bet) => bet.oddType === oddType) ||
        !hidden.some((at) => [above(at), below(at)].includes(oddType));
      const fairOf = (oddType: string) =>
        isKnown(oddType) && parseOddType(oddType, SPORT.soccer)
          ? fairShare({ shares }, oddType)
          : undefined;
      const [middle] = findMiddles(bets, fairOf);
      const { chance, value, canWinBoth } = enumerated({ shares }, ...bets);
      fc.pre(Math.abs(value) > 1e-9);
      if (!canWinBoth) {
        expect(middle).toBeUndefined();
      } else if (middle?.chance === null) {
        expect(hidden.length).toBeGreaterThan(0);
      } else if (middle) {
        expect(value).toBeGreaterThan(0);
        expect(middle.chance).toBeCloseTo(chance, 9);
        expect(middle.valuePercent).toBeCloseTo(value, 6);
        seen[hidden.length > 0 ? 'derived' : 'known'] += 1;
      } else if (hidden.length === 0) {
        expect(value).toBeLessThan(0);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(seen.known).toBeGreaterThan(10);
  expect(seen.derived).toBeGreaterThan(50);
});

test.each([
  // 3 wins both; on 2 and 4 one bet wins and the other is returned
  ['whole lines', 'ou.o:2', 'ou.u:4', 0.2],
  // 2 loses half of the first bet
  ['a quarter below', 'ou.o:2.25', 'ou.u:3.5', 0.2],
  // 4 wins half of the second bet
  ['a quarter that is won by half', 'ou.o:2.5', 'ou.u:4.25', 0.2],
  ['a quarter that is lost by half', 'ou.o:2.5', 'ou.u:4.75', 0.3],
])('the chance of a middle on %s', (_what, over, under, chance) => {
  const shares = new Map([0.1, 0.1, 0.2, 0.2, 0.1, 0.3].map((share, count) => [count, share]));
  const bets = [price(over, 250), price(under, 250)] as const;
  const [middle] = findMiddles(bets, (oddType) => fairShare({ shares }, oddType));
  const all = enumerated({ shares }, ...bets);
  expect(middle?.chance).toBeCloseTo(all.chance, 10);
  expect(all.chance).toBeCloseTo(chance, 10);
  expect(middle?.valuePercent).toBeCloseTo(all.value, 8);
});

test.each([
  ['ou.o:2.75', 'ou.u:3.5'],
  ['ou.o:2.5', 'ou.u:3.25'],
  ['ou.o:2', 'ou.u:3'],
])('no result wins both %s and %s in full', (over, under) => {
  expect(findMiddles([price(over, 400), price(under, 400)], () => 0.5)).toEqual([]);
});
