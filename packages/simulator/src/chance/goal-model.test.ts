import {
  type ExpectedGoals,
  goalProbabilities,
  goalProbabilitiesFrom,
  type Progress,
  scoringPace,
} from './goal-model.ts';

const MOST = 26;
const STEPS = 1_500;

/** Probabilities of final scores by many small steps, with the scoring rates at each lead. */
function walkedFinely([home, away]: ExpectedGoals, { share, goals }: Progress): number[] {
  let scores = Array<number>(MOST ** 2).fill(0);
  scores[goals[0] * MOST + goals[1]] = 1;
  const length = (1 - share) / STEPS;
  for (let step = 0; step < STEPS; step += 1) {
    const at = share + (step + 0.5) * length;
    const next = Array<number>(MOST ** 2).fill(0);
    for (const [index, chance] of scores.entries()) {
      if (chance < 1e-9) continue;
      const lead = Math.floor(index / MOST) - (index % MOST);
      const up = home * length * scoringPace(at, lead);
      const right = away * length * scoringPace(at, -lead);
      next[index] = (next[index] ?? 0) + chance * (1 - up - right);
      next[index + MOST] = (next[index + MOST] ?? 0) + chance * up;
      next[index + 1] = (next[index + 1] ?? 0) + chance * right;
    }
    scores = next;
  }
  return scores;
}

test.each([
  [[1.6, 1.2], 0, [0, 0]],
  [[4.2, 0.25], 0, [0, 0]],
  [[3, 3], 0, [0, 0]],
  [[0.8, 0.9], 0.3, [0, 0]],
  [[1.5, 1.1], 0.5, [0, 1]],
  [[1.5, 1.1], 0.9, [3, 1]],
] as const)(
  'probabilities for %j after %d of a match at %j agree with a simulation in small steps',
  (expected, share, goals) => {
    const { scores, total } = goalProbabilitiesFrom(expected, { share, goals });
    const fine = walkedFinely(expected, { share, goals });
    for (const [index, chance] of scores.chances.entries()) {
      const [home, away] = [Math.floor(index / scores.most), index % scores.most];
      if (home + away > 8) continue;
      expect(Math.abs(chance - (fine[home * MOST + away] ?? 0))).toBeLessThan(3e-4);
    }
    const over = fine.reduce(
      (sum, one, index) => sum + (Math.floor(index / MOST) + (index % MOST) > 2.5 ? one : 0),
      0,
    );
    expect(Math.abs(total[0] - over)).toBeLessThan(5e-4);
  },
);

test('a match that is over keeps its score, and high scores are handled', () => {
  const over = goalProbabilitiesFrom([1.5, 1.1], { share: 1, goals: [2, 1] });
  expect(over).toMatchObject({ result: [1, 0, 0], total: [1, 0], score: [2, 1] });
  const high = goalProbabilitiesFrom([1.5, 1.1], { share: 0.9, goals: [12, 0] });
  expect(high.result[0]).toBeCloseTo(1, 6);
});

test('an earlier result is not changed by a later call', () => {
  const first = goalProbabilities([1.4, 1.2]);
  const copy = structuredClone(first);
  goalProbabilities([2, 0.5]);
  expect(first).toEqual(copy);
});

test('the trailing side scores at a higher rate than the leading one', () => {
  for (const share of [0.2, 0.5, 0.6, 0.7, 0.9]) {
    expect(scoringPace(share, -1)).toBeGreaterThan(1.1 * scoringPace(share, 1));
  }
  expect(scoringPace(0.6, 5)).toBe(scoringPace(0.6, 2));
  expect(scoringPace(1, 0)).toBeGreaterThan(scoringPace(0, 0));
});
