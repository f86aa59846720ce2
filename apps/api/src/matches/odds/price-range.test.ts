import type { PriceInstant } from './price-instant-queries.ts';
import { closingPrices, priceRange } from './price-range.ts';

const [KAPPA, OMEGA, MEAN] = [1, 2, 3];

const message = (
  at: number,
  prices: readonly [number, number][],
  is_phase = false,
): PriceInstant => ({
  odd_type: '1x2.1',
  at,
  is_phase,
  phase: is_phase ? 1 : null,
  bookmakers: prices.map(([id]) => id),
  milli: prices.map(([, milli]) => milli),
});
const isCounted = (id: number) => id !== MEAN;

test('every change makes a point, and aggregates are left out', () => {
  const instants = [
    message(0, [
      [KAPPA, 2_000],
      [MEAN, 9_000],
    ]),
    message(60, [
      [KAPPA, 2_000],
      [OMEGA, 2_100],
    ]),
    message(120, [
      [KAPPA, 2_000],
      [OMEGA, 2_100],
    ]),
    message(180, [
      [KAPPA, 2_200],
      [OMEGA, 2_100],
    ]),
  ];
  expect(priceRange(instants, isCounted)).toEqual([
    [0, 2, 2, KAPPA],
    [60, 2, 2.1, OMEGA],
    [180, 2.1, 2.2, KAPPA],
  ]);
});

test('a bookmaker silent for over a quarter of an hour no longer counts', () => {
  const instants = [message(0, [[KAPPA, 3_000]]), message(900, [[OMEGA, 2_000]])];
  expect(priceRange(instants, isCounted).at(-1)).toEqual([900, 2, 3, KAPPA]);
  const later = [message(0, [[KAPPA, 3_000]]), message(901, [[OMEGA, 2_000]])];
  expect(priceRange(later, isCounted).at(-1)).toEqual([901, 2, 2, OMEGA]);
});

test('prices from a file make one point per phase', () => {
  const opening = message(
    0,
    [
      [KAPPA, 2_000],
      [OMEGA, 2_500],
    ],
    true,
  );
  const closing = message(600, [[KAPPA, 1_900]], true);
  expect(priceRange([opening, closing], isCounted)).toEqual([
    [0, 2, 2.5, OMEGA],
    [600, 1.9, 1.9, KAPPA],
  ]);
});

test('without bookmakers that count there is no range', () => {
  expect(priceRange([message(0, [[MEAN, 2_000]])], isCounted)).toEqual([]);
});

test('a long history is thinned to the limit, including its ends and extremes', () => {
  const instants = Array.from({ length: 1_000 }, (_, index) =>
    message(index * 60, [
      [KAPPA, index === 333 ? 9_000 : 2_000 + (index % 2)],
      [OMEGA, index === 777 ? 1_100 : 1_900],
    ]),
  );
  const range = priceRange(instants, isCounted);
  expect(range.length).toBeGreaterThan(140);
  expect(range.length).toBeLessThanOrEqual(150);
  expect(range[0]?.[0]).toBe(0);
  expect(range.at(-1)?.[0]).toBe(999 * 60);
  expect(range.map(([at]) => at)).toEqual(expect.arrayContaining([333 * 60, 777 * 60]));
});

test('closing prices are the last before the odds closed', () => {
  const instants = [
    message(0, [
      [KAPPA, 2_000],
      [OMEGA, 2_500],
    ]),
    message(60, [[KAPPA, 1_900]]),
    message(90, [[KAPPA, 1_100]]),
  ];
  expect([...closingPrices(instants, 90)]).toEqual([
    [KAPPA, 1.9],
    [OMEGA, 2.5],
  ]);
});
