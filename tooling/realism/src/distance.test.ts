import { randomOf } from '@tipmark/simulator';
import { type Counts, distance } from './distance.ts';

/** Counts of throws of a die that shows six too often by `more`. */
function throwsOf(count: number, seed: string, more = 0): Counts {
  const random = randomOf(1, 'die', seed);
  const counts: Record<string, number> = {};
  for (let one = 0; one < count; one += 1) {
    const face = random.chance(more) ? 6 : random.integer(1, 6);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  return counts;
}

test('the distance is the share that would have to be moved', () => {
  expect(distance({ yes: 30, no: 70 }, { yes: 500, no: 500 }).value).toBeCloseTo(0.2, 9);
  expect(distance({ home: 5 }, { away: 9 }).value).toBe(1);
  expect(distance({ home: 5, away: 5 }, { home: 70, away: 70 }).value).toBe(0);
});

test('two samples of one distribution are within the noise in 19 of 20 cases', () => {
  const within = Array.from({ length: 200 }, (_, round) => {
    const { value, noise } = distance(
      throwsOf(300, `one ${round}`),
      throwsOf(900, `other ${round}`),
    );
    return value <= noise;
  }).filter(Boolean).length;
  expect(within).toBeGreaterThan(182);
  expect(within).toBeLessThan(199);
});

test('a loaded die is detected once there are enough throws', () => {
  const few = distance(throwsOf(100, 'fair'), throwsOf(100, 'loaded', 0.05));
  expect(few.value).toBeLessThan(few.noise);
  const many = distance(throwsOf(20_000, 'fair'), throwsOf(20_000, 'loaded', 0.05));
  expect(many.value).toBeGreaterThan(2 * many.noise);
});
