import { type ClaimedOutcome, excessSlope } from './claimed-excess.ts';

const outcome = (known: Partial<ClaimedOutcome>): ClaimedOutcome => ({
  matchId: '1',
  milliOdds: 2_000,
  modelShare: 0.6,
  marketShare: 0.5,
  happened: true,
  ...known,
});

/** A thousand matches of which so many of a hundred end as the model hopes. */
const matches = (hits: number) =>
  Array.from({ length: 1_000 }, (_, index) =>
    outcome({ matchId: `${index}`, happened: index % 100 < hits }),
  );

test.each([
  [50, 0],
  [60, 1],
  [45, -0.5],
])('with %d hits in a hundred the claim is worth %d of itself', (hits, slope) => {
  expect(excessSlope(matches(hits)).slope).toBeCloseTo(slope, 10);
});

test('the error is that of so many matches, however many outcomes each has', () => {
  const once = matches(50);
  const { error } = excessSlope(once);
  // claims of .2, profits of ±1: 1 / (.2 · √1000)
  expect(error).toBeCloseTo(0.158, 3);
  expect(excessSlope([...once, ...once]).error).toBeCloseTo(error, 10);
});
