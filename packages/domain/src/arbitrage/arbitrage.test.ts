import fc from 'fast-check';
import {
  arbitrageOf,
  bestByAge,
  coverPercent,
  FRESH_PRICE_SECONDS,
  findMiddles,
  MIDDLE_COST_PERCENT,
  mayReturn,
  type NamedPrice,
  pricedMarkets,
  splitStake,
} from './index.ts';

const NOW = 1_700_000_000;

const price = (oddType: string, odds: number, bookmaker = 'Kappa', age = 0): NamedPrice => ({
  oddType,
  milliOdds: Math.round(odds * 1_000),
  bookmaker,
  confirmedAt: NOW - age,
});

describe('an arbitrage', () => {
  it.each([
    ['two ways', [price('win.1', 2.1), price('win.2', 2.05)], 3.73],
    ['three ways', [price('1x2.1', 3), price('1x2.x', 3.6), price('1x2.2', 2.7)], 1.89],
    ['a total', [price('ou.o:2.5', 2.02), price('ou.u:2.5', 2.02)], 1],
    ['a handicap', [price('ah.1:-1.5', 2.5), price('ah.2:1.5', 1.75)], 2.94],
  ])('in %s', (_what, prices, percent) => {
    const found = pricedMarkets(prices).flatMap((line) => arbitrageOf(line) ?? []);
    expect(found).toHaveLength(1);
    expect(found[0]?.profitPercent).toBeCloseTo(percent, 2);
    expect(found[0]?.prices).toEqual(prices);
  });

  it.each([
    ['with a margin', [price('win.1', 1.95), price('win.2', 1.95)]],
    ['exactly without one', [price('win.1', 2), price('win.2', 2)]],
    ['of outcomes that overlap', [price('dc.1x', 2), price('dc.12', 2), price('dc.x2', 2)]],
    ['with an outcome that has no price', [price('1x2.1', 9), price('1x2.x', 9)]],
    ['on different lines', [price('ou.o:2.5', 3), price('ou.u:3.5', 3)]],
    ['of exact scores', [price('cs.1-0', 90), price('cs.0-1', 90)]],
  ])('there is none in a market %s', (_what, prices) => {
    expect(pricedMarkets(prices).flatMap((line) => arbitrageOf(line) ?? [])).toEqual([]);
  });

  it.each([
    ['ou', 2.5, false],
    ['ou', 2, true],
    ['ou', 2.25, true],
    ['ah', -0.5, false],
    ['ah', 0, true],
    ['dnb', undefined, true],
    ['win', undefined, false],
  ] as const)('a result on the line of %s %s returns stakes: %s', (market, line, returns) => {
    expect(mayReturn({ market, line })).toBe(returns);
  });
});

const BOOKMAKERS = ['Kappa', 'Lambda', 'Omega'] as const;
const MARKETS = [
  ['win.1', 'win.2'],
  ['1x2.1', '1x2.x', '1x2.2'],
  ['ou.o:2.5', 'ou.u:2.5'],
  ['ou.o:3.25', 'ou.u:3.25'],
  ['ah.1:-1.5', 'ah.2:1.5'],
  ['btts.y', 'btts.n'],
] as const;

/** Prices of three bookmakers of which about half are fresh. */
const somePrices = fc.uniqueArray(
  fc.record({
    oddType: fc.constantFrom(...MARKETS.flat(), 'dc.1x', 'dc.12', 'dc.x2', 'cs.1-0'),
    milliOdds: fc.integer({ min: 101, max: 420 }).map((cents) => cents * 10),
    bookmaker: fc.constantFrom(...BOOKMAKERS),
    confirmedAt: fc.integer({ min: 0, max: 12 }).map((steps) => NOW - steps * 150),
  }),
  { selector: ({ oddType, bookmaker }) => `${oddType} ${bookmaker}`, maxLength: 50 },
);

const isFresh = ({ confirmedAt }: NamedPrice) => confirmedAt >= NOW - FRESH_PRICE_SECONDS;

/** The best fresh price of every outcome, as the scanner selects it. */
function bestFresh(prices: readonly NamedPrice[]): NamedPrice[] {
  const byOutcome = Map.groupBy(prices, ({ oddType }) => oddType);
  return [...byOutcome.values()].flatMap((all) => bestByAge(all).find(isFresh) ?? []);
}

/** Every way to take one fresh price of each outcome. */
function combinations(outcomes: readonly string[], prices: readonly NamedPrice[]): NamedPrice[][] {
  const [outcome, ...others] = outcomes;
  if (outcome === undefined) return [[]];
  const rest = combinations(others, prices);
  return prices
    .filter((one) => one.oddType === outcome && isFresh(one))
    .flatMap((one) => rest.map((chosen) => [one, ...chosen]));
}

it('the best fresh prices give exactly the arbitrages that trying every combination gives', () => {
  fc.assert(
    fc.property(somePrices, (prices) => {
      const found = pricedMarkets(bestFresh(prices)).flatMap((line) => arbitrageOf(line) ?? []);
      const tried = MARKETS.flatMap((market) => {
        const profits = combinations(market, prices).map(coverPercent);
        const most = Math.max(Number.NEGATIVE_INFINITY, ...profits);
        return most > 0 ? [[market[0], most]] : [];
      });
      expect(
        found
          .map(({ prices: [first], profitPercent }) => [first?.oddType, profitPercent])
          .toSorted(),
      ).toEqual(tried.toSorted());
      for (const arbitrage of found) expect(arbitrage.prices.every(isFresh)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('the best price at most any number of seconds old is among the best by age', () => {
  const age = fc.integer({ min: 0, max: 2_000 });
  fc.assert(
    fc.property(somePrices, age, (prices, seconds) => {
      const recent = (one: NamedPrice) => one.confirmedAt >= NOW - seconds;
      const best = Math.max(0, ...prices.filter(recent).map(({ milliOdds }) => milliOdds));
      expect(bestByAge(prices).find(recent)?.milliOdds ?? 0).toBe(best);
    }),
  );
});

describe('a middle', () => {
  const FAIR: Readonly<Record<string, number>> = {
    'ou.o:2.5': 0.5,
    'ou.u:2.5': 0.5,
    'ou.o:3.5': 0.28,
    'ou.u:3.5': 0.72,
    'ah.1:-0.5': 0.5,
    'ah.2:1.5': 0.74,
  };
  const fairOf = (oddType: string) => FAIR[oddType];

  it('of totals: its gap, gain, cost, chance and value', () => {
    const [middle, ...others] = findMiddles(
      [price('ou.o:2.5', 2.1), price('ou.u:3.5', 1.6)],
      fairOf,
    );
    expect(others).toEqual([]);
    // 1/2.1 + 1/1.6 = 1.1012
    expect(middle).toMatchObject({ gap: 1, above: { oddType: 'ou.o:2.5' } });
    expect(middle?.gainPercent).toBeCloseTo(81.62, 2);
    expect(middle?.costPercent).toBeCloseTo(9.19, 2);
    expect(middle?.chance).toBeCloseTo(0.22, 10);
    expect(middle?.valuePercent).toBeCloseTo(0.22 * 81.62 - 0.78 * 9.19, 1);
  });

  it('of handicaps: between a lead and a head start', () => {
    const [middle] = findMiddles([price('ah.1:-0.5', 2.1), price('ah.2:1.5', 1.6)], fairOf);
    expect(middle).toMatchObject({ gap: 1, above: { oddType: 'ah.1:-0.5' } });
    expect(middle?.chance).toBeCloseTo(0.24, 10);
  });

  it.each([
    ['loses on average', [price('ou.o:2.5', 1.9), price('ou.u:3.5', 1.3)]],
    ['has lines the wrong way round', [price('ou.o:3.5', 4), price('ou.u:2.5', 4)]],
    ['is of one line', [price('ou.o:2.5', 2.1), price('ou.u:2.5', 2.1)]],
    ['has no result between its lines', [price('ou.o:2', 2.1), price('ou.u:2.5', 2.1)]],
    ['is of different markets', [price('ou.o:2.5', 4), price('tt1.u:3.5', 4)]],
    ['has an unknown chance and is dear', [price('ou.o:1', 1.9), price('ou.u:4', 1.9)]],
  ])('that %s is not found', (_why, prices) => {
    expect(findMiddles(prices, fairOf)).toEqual([]);
  });

  it('with an unknown chance is found while it costs little', () => {
    const [middle] = findMiddles([price('ou.o:1', 1.98), price('ou.u:4', 1.98)], fairOf);
    expect(middle).toMatchObject({ chance: null, valuePercent: null });
    expect(middle?.costPercent).toBeLessThanOrEqual(MIDDLE_COST_PERCENT);
  });

  it('is found exactly where trying every pair finds a profit on average', () => {
    const lines = [1.5, 2.5, 3.5] as const;
    const aPrice = fc.integer({ min: 110, max: 400 }).map((cents) => cents / 100);
    const prices = fc.record(
      Object.fromEntries(
        lines.flatMap((line) => [`ou.o:${line}`, `ou.u:${line}`].map((one) => [one, aPrice])),
      ),
    );
    // chances of 0–1, 2, 3 and more goals
    const goals = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(prices, goals, (odds, weights) => {
        const total = weights.reduce((all, one) => all + one, 0);
        const shares = weights.map((weight) => weight / total);
        const over = (line: number) =>
          shares.slice(lines.indexOf(line as never) + 1).reduce((all, one) => all + one, 0);
        const fair = (oddType: string) => {
          const line = Number(oddType.split(':')[1]);
          return oddType.startsWith('ou.o') ? over(line) : 1 - over(line);
        };
        const found = findMiddles(
          Object.entries(odds).map(([oddType, one]) => price(oddType, one)),
          fair,
        ).map(({ above, below }) => `${above.oddType} ${below.oddType}`);
        const tried = lines.flatMap((low) =>
          lines.flatMap((high): [string, number][] => {
            if (low >= high) return [];
            const [one = 0, other = 0] = [odds[`ou.o:${low}`], odds[`ou.u:${high}`]];
            const stake = 1 / one / (1 / one + 1 / other);
            const profit = shares.map((share, index) => {
              const isOver = index > lines.indexOf(low);
              const isUnder = index <= lines.indexOf(high);
              return share * ((isOver ? stake * one : 0) + (isUnder ? (1 - stake) * other : 0) - 1);
            });
            return [[`ou.o:${low} ou.u:${high}`, profit.reduce((all, share) => all + share, 0)]];
          }),
        );
        fc.pre(tried.every(([, value]) => Math.abs(value) > 1e-9));
        const winning = tried.flatMap(([pair, value]) => (value > 0 ? [pair] : []));
        expect(found.toSorted()).toEqual(winning.toSorted());
      }),
    );
  });
});

describe('splitStake', () => {
  it('splits a bank so that each outcome returns about the same', () => {
    expect(splitStake(10_000, [2.1, 2.05], 1)).toEqual({
      stakes: [4_940, 5_060],
      total: 10_000,
      leastProfit: expect.closeTo(373, 5),
    });
  });

  it('rounds to steps, and reports what rounding costs', () => {
    const { stakes, total, leastProfit } = splitStake(1_000, [3, 3.6, 2.7], 50);
    expect(stakes).toEqual([350, 300, 400]);
    expect(total).toBe(1_050);
    expect(leastProfit).toBeCloseTo(0, 6);
  });

  it('without rounding wins exactly the profit of the arbitrage', () => {
    const odds = fc.array(
      fc.integer({ min: 101, max: 900 }).map((cents) => cents / 100),
      {
        minLength: 2,
        maxLength: 3,
      },
    );
    fc.assert(
      fc.property(odds, (prices) => {
        const { total, leastProfit } = splitStake(1_000, prices, 1e-6);
        const percent = coverPercent(prices.map((one) => ({ milliOdds: one * 1_000 })));
        expect((leastProfit / total) * 100).toBeCloseTo(percent, 4);
      }),
    );
  });
});
