import fc from 'fast-check';
import { SPORT } from '../enumerations/sport.ts';
import { marketRule, marketsOf } from '../sports/market.ts';
import { fairProbabilities } from './fair-probabilities.ts';
import { closingValue } from './line-outcomes.ts';
import { formatOddType, isOddType, parseOddType } from './odd-type.ts';
import { valuePercent } from './value.ts';

const PRICES = new Map([
  ['1x2.1', 2_100],
  ['1x2.x', 3_400],
  ['1x2.2', 3_600],
  ['ou.o:2.5', 1_900],
  ['ou.u:2.5', 1_900],
  ['ou.o:3.5', 3_100],
  ['dc.1x', 1_300],
  ['cs.1-0', 7_000],
  ['ah.1:-0.5', 2_110],
]);

it('removes the margin from every complete line', () => {
  const fair = fairProbabilities(PRICES);
  expect(fair.get('1x2.1')).toBeCloseTo(0.4602, 4);
  expect(fair.get('1x2.x')).toBeCloseTo(0.278, 4);
  expect(fair.get('ou.u:2.5')).toBeCloseTo(0.5, 10);
  expect(fair.get('dc.1x')).toBeCloseTo(0.4602 + 0.278, 4);
});

it('has no probability for a line with a missing price, nor for exact scores', () => {
  const fair = fairProbabilities(PRICES);
  expect(['ou.o:3.5', 'cs.1-0', 'ah.1:-0.5'].filter((oddType) => fair.has(oddType))).toEqual([]);
});

it('leaves out what it does not know, and double chance without prices of the result', () => {
  const prices = new Map([
    ['unknown.1', 2_000],
    ['dc.1x', 1_300],
    ['ou.o:2.5', 1_900],
    ['ou.u:2.5', 1_900],
  ]);
  expect([...fairProbabilities(prices).keys()]).toEqual(['ou.o:2.5', 'ou.u:2.5']);
});

const OUTCOMES = marketsOf(SPORT.soccer).flatMap((market) => {
  const { selections } = marketRule(market);
  const all = selections === 'score' ? ['1-0'] : [...selections];
  return [undefined, -0.5, 0.5, 2, 2.5]
    .flatMap((line) => all.map((selection) => ({ market, selection, ...(line && { line }) })))
    .filter((oddType) => isOddType(oddType, SPORT.soccer));
});

it('agrees with closingValue of every single price, whatever is on offer', () => {
  const aPrice = fc.option(fc.integer({ min: 1_010, max: 30_000 }));
  fc.assert(
    fc.property(fc.array(aPrice, { minLength: OUTCOMES.length }), (offered) => {
      const prices = new Map(
        OUTCOMES.flatMap((oddType, index) => {
          const milli = offered[index] ?? null;
          return milli === null ? [] : [[formatOddType(oddType), milli] as const];
        }),
      );
      const fair = fairProbabilities(prices);
      for (const [oddType, milli] of prices) {
        const share = fair.get(oddType);
        const value = closingValue(oddType, milli, prices);
        if (value === null) expect(share).toBeUndefined();
        else expect(valuePercent(milli, share ?? Number.NaN)).toBeCloseTo(value * 100, 8);
      }
    }),
    { numRuns: 50 },
  );
});

it('covers every soccer market except exact scores once all its outcomes are priced', () => {
  const prices = new Map(OUTCOMES.map((oddType) => [formatOddType(oddType), 2_100]));
  const fair = fairProbabilities(prices);
  const covered = new Set([...fair.keys()].map((text) => parseOddType(text)?.market));
  expect(covered).toEqual(new Set(marketsOf(SPORT.soccer).filter((market) => market !== 'cs')));
});
