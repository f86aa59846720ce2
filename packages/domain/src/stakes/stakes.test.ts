import fc from 'fast-check';
import { sum } from '../sum.ts';
import {
  doubtOf,
  KELLY_PARTS,
  kellyRisk,
  STAKE_LIMIT,
  stakeOf,
  stakesAtOnce,
  stakesOfMarket,
} from './index.ts';

const probability = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const odds = fc.double({ min: 1.01, max: 50, noNaN: true });
const aBet = fc.record({ probability, odds });
const aPart = fc.constantFrom(...KELLY_PARTS);

describe('stakeOf', () => {
  it.each([
    [0.55, 2.0, 0.03, 0.1, 0.7353, 0.0184],
    [0.5, 2.1, 0.03, 0.0455, 0.3865, 0.0044],
    [0.4, 2.8, 0.03, 0.0667, 0.6711, 0.0112],
    [0.25, 4.5, 0.02, 0.0357, 0.6586, 0.0059],
    [0.62, 1.7, 0.02, 0.0771, 0.7161, 0.0138],
    [0.8, 1.3, 0.02, 0.1333, 0.703, 0.0234],
    [0.56, 2.0, 0, 0.12, 1, 0.03],
    [0.48, 2.0, 0.03, 0, 0, 0],
  ])('p %d at %d with doubt %d', (p, price, doubt, full, trust, stake) => {
    const advice = stakeOf({ probability: p, odds: price }, STAKE_LIMIT.usualPart, doubt);
    expect(advice.full).toBeCloseTo(full, 4);
    expect(advice.trust).toBeCloseTo(trust, 4);
    expect(advice.stake).toBeCloseTo(stake, 4);
  });

  it.each([
    [0.29, 0.02],
    [0.3, 0.03],
    [0.6, 0.03],
    [0.61, 0.02],
  ])('the doubt about p %d is %d', (p, doubt) => {
    expect(doubtOf(p)).toBe(doubt);
  });

  it('is never negative, never above 5 % of the bank, and nothing without an edge', () => {
    fc.assert(
      fc.property(aBet, aPart, (bet, part) => {
        const { stake, edge } = stakeOf(bet, part);
        expect(stake).toBeGreaterThanOrEqual(0);
        expect(stake).toBeLessThanOrEqual(STAKE_LIMIT.perBet);
        if (edge <= 0) expect(stake).toBe(0);
        else expect(stake).toBeGreaterThan(0);
      }),
    );
  });

  it('never falls with a better price, a larger part or less doubt', () => {
    const doubt = fc.double({ min: 0, max: 0.1, noNaN: true });
    fc.assert(
      fc.property(
        aBet,
        aPart,
        doubt,
        doubt,
        fc.double({ min: 0, max: 5, noNaN: true }),
        (...all) => {
          const [bet, part, one, other, more] = all;
          const [less, greater] = one < other ? [one, other] : [other, one];
          const better = { ...bet, odds: bet.odds + more };
          const slack = 1e-12;
          expect(stakeOf(better, part, 0).full).toBeGreaterThanOrEqual(
            stakeOf(bet, part, 0).full - slack,
          );
          expect(stakeOf(bet, 1, one).stake).toBeGreaterThanOrEqual(stakeOf(bet, part, one).stake);
          expect(stakeOf(bet, part, less).stake).toBeGreaterThanOrEqual(
            stakeOf(bet, part, greater).stake - slack,
          );
        },
      ),
    );
  });

  it('never falls with a larger probability', () => {
    fc.assert(
      fc.property(probability, probability, odds, aPart, (one, other, price, part) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const stakeAt = (p: number) => stakeOf({ probability: p, odds: price }, part, 0.03).stake;
        expect(stakeAt(high)).toBeGreaterThanOrEqual(stakeAt(low) - 1e-12);
      }),
    );
  });

  it.each([
    [{ probability: 0, odds: 2 }],
    [{ probability: 1, odds: 2 }],
    [{ probability: 0.5, odds: 1 }],
    [{ probability: 0.5, odds: Number.POSITIVE_INFINITY }],
    [{ probability: Number.NaN, odds: 2 }],
    [{ probability: 0.5, odds: Number.NaN }],
  ])('%j is no bet', (bet) => {
    expect(stakeOf(bet).stake).toBe(0);
  });
});

describe('stakesOfMarket', () => {
  const bets = (shares: readonly number[], prices: readonly number[]) =>
    shares.map((share, index) => ({ probability: share, odds: prices[index] ?? 0 }));

  it.each([
    [[0.45, 0.3, 0.25], [2.4, 3.6, 3.2], [0.1091, 0.0727, 0], 0.8182],
    [[0.5, 0.27, 0.23], [2.1, 3.4, 3.6], [0.0455, 0, 0], 0.9545],
    [[0.3, 0.3, 0.4], [3.6, 3.1, 2.3], [0.0308, 0, 0], 0.9692],
  ])('p %j at %j', (shares, prices, full, reserve) => {
    const found = stakesOfMarket(bets(shares, prices));
    for (const [index, stake] of full.entries()) {
      expect(found.stakes[index]?.full).toBeCloseTo(stake, 4);
    }
    expect(found.reserve).toBeCloseTo(reserve, 4);
    expect(found.isWithoutMargin).toBe(false);
  });

  it('advises nothing at prices without margin', () => {
    const { stakes, isWithoutMargin } = stakesOfMarket(bets([0.5, 0.5], [2.1, 2.1]));
    expect(isWithoutMargin).toBe(true);
    expect(stakes.map(({ stake }) => stake)).toEqual([0, 0]);
  });

  it('with one good outcome is the stake on that alone', () => {
    const [best] = stakesOfMarket(bets([0.55, 0.45], [2, 1.8])).stakes;
    const alone = stakeOf({ probability: 0.55, odds: 2 });
    expect(best?.stake).toBeCloseTo(alone.stake, 12);
  });

  const aMarket = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 100 }), odds), { minLength: 2, maxLength: 6 })
    .map((parts) => {
      const total = sum(parts.map(([share]) => share));
      return parts.map(([share, price]) => ({ probability: share / total, odds: price }));
    });

  it('is never negative, within 5 % each, and leaves money in the bank', () => {
    fc.assert(
      fc.property(aMarket, aPart, (market, part) => {
        const { stakes } = stakesOfMarket(market, part);
        for (const { stake, full } of stakes) {
          expect(full).toBeGreaterThanOrEqual(0);
          expect(stake).toBeGreaterThanOrEqual(0);
          expect(stake).toBeLessThanOrEqual(STAKE_LIMIT.perBet);
        }
        expect(sum(stakes.map(({ full }) => full))).toBeLessThan(1);
      }),
    );
  });

  it('no shift of a little money between outcomes and reserve makes the bank grow faster', () => {
    const growth = (market: readonly { probability: number; odds: number }[], full: number[]) => {
      const left = 1 - sum(full);
      return sum(
        market.map(
          ({ probability: p, odds: price }, index) =>
            p * Math.log(left + (full[index] ?? 0) * price),
        ),
      );
    };
    fc.assert(
      fc.property(aMarket, fc.nat(5), fc.boolean(), (market, changedIndex, isMore) => {
        const { stakes, isWithoutMargin } = stakesOfMarket(market);
        fc.pre(!isWithoutMargin && changedIndex < market.length);
        const full = stakes.map((one) => one.full);
        const changed = full.map((stake, index) =>
          index === changedIndex ? Math.max(0, stake + (isMore ? 1e-4 : -1e-4)) : stake,
        );
        fc.pre(sum(changed) < 0.999);
        expect(growth(market, changed)).toBeLessThanOrEqual(growth(market, full) + 1e-9);
      }),
    );
  });
});

describe('stakesAtOnce', () => {
  it.each([
    [[0.1], [0.1]],
    [
      [0.1, 0.1],
      [0.099, 0.099],
    ],
  ])('%j become %j', (alone, expected) => {
    stakesAtOnce(alone).forEach((stake, index) =>
      expect(stake).toBeCloseTo(expected[index] ?? 0, 4),
    );
  });

  it('three bets at .55 and 2.00 are .0980 each, cut to 20 % together', () => {
    const each = 0.1 * (1 - 0.1 ** 2) ** 2;
    expect(each).toBeCloseTo(0.098, 4);
    const stakes = stakesAtOnce([0.1, 0.1, 0.1]);
    expect(sum(stakes)).toBeCloseTo(STAKE_LIMIT.atOnce, 12);
    expect(stakes[0]).toBeCloseTo(0.2 / 3, 12);
  });

  it('two bets at once on real outcomes grow the bank fastest at .0990', () => {
    const growth = (stake: number) =>
      0.55 ** 2 * Math.log(1 + 2 * stake) + 0.45 ** 2 * Math.log(1 - 2 * stake);
    const [stake = 0] = stakesAtOnce([0.1, 0.1]);
    expect(growth(stake)).toBeGreaterThan(growth(stake + 0.001));
    expect(growth(stake)).toBeGreaterThan(growth(stake - 0.001));
  });

  it('never adds to a stake, and takes at most 20 % of the bank', () => {
    const stakes = fc.array(fc.double({ min: 0, max: STAKE_LIMIT.perBet, noNaN: true }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(stakes, (alone) => {
        const found = stakesAtOnce(alone);
        found.forEach((stake, index) => {
          expect(stake).toBeGreaterThanOrEqual(0);
          expect(stake).toBeLessThanOrEqual(alone[index] ?? 0);
        });
        expect(sum(found)).toBeLessThanOrEqual(STAKE_LIMIT.atOnce + 1e-12);
      }),
    );
  });
});

it.each([
  [1, 0.5, 1],
  [0.5, 0.125, 0.75],
  [0.25, 0.008, 0.4375],
])('with %d of full stakes', (part, fallsToHalf, growthShare) => {
  expect(kellyRisk(part).fallsToHalf).toBeCloseTo(fallsToHalf, 3);
  expect(kellyRisk(part).growthShare).toBeCloseTo(growthShare, 4);
});
