import { TotalGoals } from './total-goals.ts';

function after(matches: number, scoredWhere: (expected: number) => number): TotalGoals {
  const totals = new TotalGoals(0.7, 2.6);
  for (let match = 0; match < matches; match += 1) {
    const expected = match % 2 === 0 ? 2.2 : 3.4;
    totals.observe(expected, scoredWhere(expected));
  }
  return totals;
}

test('the average total is that of the league, whatever the models expect on average', () => {
  const totals = after(3_000, (expected) => expected + 0.5);
  expect((totals.of(2.2) + totals.of(3.4)) / 2).toBeCloseTo(3.3, 1);
});

test('a league whose totals do not depend on the teams unlearns the difference', () => {
  const [initial, unlearned] = [after(0, () => 0), after(3_000, () => 2.8)];
  const spread = (totals: TotalGoals) => totals.of(3.4) / totals.of(2.2);
  expect(spread(initial)).toBeCloseTo((3.4 / 2.2) ** 0.7, 9);
  expect(spread(unlearned)).toBeLessThan(1.1);
});

test('a league whose totals follow the models keeps the difference', () => {
  const totals = after(3_000, (expected) => expected);
  expect(totals.of(3.4) / totals.of(2.2)).toBeGreaterThan((3.4 / 2.2) ** 0.9);
});
