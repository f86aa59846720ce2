import { randomOf } from '../simulator/chance/random.ts';
import { reliability, type Stated } from './reliability.ts';

/** Matches whose outcome follows what was stated, its log-odds stretched by a slope. */
function matchesOf(slope: number, count: number, seed: number): Stated[][] {
  const random = randomOf(seed, 'stated');
  return Array.from({ length: count }, () => {
    const stated = random.normal() * 0.5;
    const happened = random.chance(1 / (1 + Math.exp(-slope * stated)));
    return [[1 / (1 + Math.exp(-stated)), happened]];
  });
}

test('the slope of chances that are too bold or too shy is found, within its error', () => {
  for (const slope of [0.7, 1, 1.3]) {
    const found = reliability(matchesOf(slope, 20_000, 1));
    expect(Math.abs(found.slope - slope)).toBeLessThan(3 * found.error);
    expect(found.error).toBeLessThan(0.05);
  }
});

test('the error is what slopes of equal worlds differ by', () => {
  const found = Array.from({ length: 60 }, (_, seed) => reliability(matchesOf(1, 1_500, seed)));
  const mean = found.reduce((sum, { slope }) => sum + slope, 0) / found.length;
  const spread = Math.sqrt(
    found.reduce((sum, { slope }) => sum + (slope - mean) ** 2, 0) / (found.length - 1),
  );
  const stated = found.reduce((sum, { error }) => sum + error, 0) / found.length;
  expect(stated / spread).toBeGreaterThan(0.75);
  expect(stated / spread).toBeLessThan(1.33);
});

test('a match of three outcomes says less than three matches', () => {
  const once = matchesOf(1, 2_000, 1);
  const thrice = once.map(([one]) => (one === undefined ? [] : [one, one, one]));
  expect(reliability(thrice).error).toBeCloseTo(reliability(once).error, 6);
});
