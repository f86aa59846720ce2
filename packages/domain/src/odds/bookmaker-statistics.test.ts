import { bookmakerStatistics, type QuotedMatch } from './bookmaker-statistics.ts';

const match = (
  closing: readonly (number | null)[],
  quotes: Record<number, readonly (number | null)[]>,
): QuotedMatch => ({
  closing,
  quotes: new Map(Object.entries(quotes).map(([id, prices]) => [Number(id), prices])),
});

test('the payout is the share that comes back when every outcome is covered', () => {
  const statistics = bookmakerStatistics([
    match([2_000, 2_000], { 1: [1_900, 1_900], 2: [2_000, 1_800] }),
  ]);
  expect(statistics.get(1)?.payout).toBeCloseTo(0.95, 10);
  expect(statistics.get(2)?.payout).toBeCloseTo(1 / (1 / 2 + 1 / 1.8), 10);
});

test('a market with a missing price has no payout, but its prices are compared', () => {
  const statistics = bookmakerStatistics([
    match([2_000, 3_000, 4_000], { 1: [2_100, null, 4_000], 2: [2_000, 3_300, 4_400] }),
  ]);
  expect(statistics.get(1)).toEqual({
    payout: null,
    matches: 0,
    bestShare: 0.5,
    outcomes: 2,
    fromClosing: expect.closeTo(0.025, 10),
  });
});

test('equal best prices split the credit, and all shares add up to the number of outcomes', () => {
  const statistics = bookmakerStatistics([
    match([2_000, 2_000], { 1: [1_900, 1_950], 2: [1_900, 1_900], 3: [1_850, 1_950] }),
  ]);
  expect([...statistics.values()].map(({ bestShare }) => bestShare)).toEqual([0.5, 0.25, 0.25]);
  const wins = [...statistics.values()].map(
    ({ bestShare, outcomes }) => (bestShare ?? 0) * outcomes,
  );
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(2, 10);
});

test('a single bookmaker has no best share, and without a closing line there is no distance', () => {
  expect(bookmakerStatistics([match([null, null], { 1: [1_900, 1_900] })]).get(1)).toMatchObject({
    bestShare: null,
    outcomes: 0,
    fromClosing: null,
    matches: 1,
  });
});

test('means are over all matches', () => {
  const statistics = bookmakerStatistics([
    match([2_000, 2_000], { 1: [2_000, 2_000] }),
    match([2_000, 2_000], { 1: [1_800, 1_800] }),
  ]);
  expect(statistics.get(1)).toMatchObject({
    payout: expect.closeTo(0.95, 10),
    matches: 2,
    fromClosing: expect.closeTo(-0.05, 10),
  });
});
