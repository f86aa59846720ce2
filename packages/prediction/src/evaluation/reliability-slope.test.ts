import { reliability, type Stated } from './reliability-slope.ts';

const { PI, cos, exp, imul, log, sqrt } = Math;

/** Random numbers from 0 to 1 for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state += 0x6d2b79f5;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Matches whose outcomes follow the stated probabilities, with log-odds stretched by a slope. */
function matchesOf(slope: number, count: number, seed: number): Stated[][] {
  const random = randomOf(seed);
  const normal = () => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
  return Array.from({ length: count }, () => {
    const stated = normal() * 0.5;
    const happened = random() < 1 / (1 + exp(-slope * stated));
    return [[1 / (1 + exp(-stated)), happened]];
  });
}

test('the slope of overconfident and underconfident forecasts is found within its error', () => {
  for (const slope of [0.7, 1, 1.3]) {
    const found = reliability(matchesOf(slope, 20_000, 1));
    expect(Math.abs(found.slope - slope)).toBeLessThan(3 * found.error);
    expect(found.error).toBeLessThan(0.05);
  }
});

test('the stated error matches the spread of slopes over equal samples', () => {
  const found = Array.from({ length: 60 }, (_, seed) => reliability(matchesOf(1, 1_500, seed)));
  const mean = found.reduce((sum, { slope }) => sum + slope, 0) / found.length;
  const spread = sqrt(
    found.reduce((sum, { slope }) => sum + (slope - mean) ** 2, 0) / (found.length - 1),
  );
  const stated = found.reduce((sum, { error }) => sum + error, 0) / found.length;
  expect(stated / spread).toBeGreaterThan(0.75);
  expect(stated / spread).toBeLessThan(1.33);
});

test('a match of three outcomes carries less weight than three matches', () => {
  const once = matchesOf(1, 2_000, 1);
  const thrice = once.map(([one]) => (one === undefined ? [] : [one, one, one]));
  expect(reliability(thrice).error).toBeCloseTo(reliability(once).error, 6);
});
