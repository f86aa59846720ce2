import { createSpread } from './spread-tips.ts';
import { createTipsterSampler, habitOf } from './tipster-habits.ts';

const SEED = 1;

test('a few tipsters post very much, and most post little', () => {
  const count = 1_000;
  const personOf = createTipsterSampler(count);
  const tips = Array.from({ length: count }, () => 0);
  const draws = 50_000;
  for (let draw = 0; draw < draws; draw += 1) {
    const person = personOf((draw + 0.5) / draws);
    expect(Number.isInteger(person) && person >= 0 && person < count).toBe(true);
    tips[person] = (tips[person] ?? 0) + 1;
  }
  const sorted = tips.toSorted((one, other) => other - one);
  const top = sorted.slice(0, 10).reduce((sum, one) => sum + one, 0);
  expect(top / draws).toBeGreaterThan(0.15);
  expect(sorted[500]).toBeLessThan(draws / count / 2);
  expect(sorted.at(-1)).toBeGreaterThan(0);
});

test.each([1, 2, 3, 10, 97])('every one of %i tipsters is sampled', (count) => {
  const personOf = createTipsterSampler(count);
  const met = new Set(Array.from({ length: 20_000 }, (_, draw) => personOf(draw / 20_000)));
  expect([...met].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: count }, (_, index) => index),
  );
});

test('tipsters join and leave, and few of them are skilled', () => {
  const people = Array.from({ length: 2_000 }, (_, person) => habitOf(SEED, person));
  expect(people.every(({ joins, leaves }) => joins >= 0 && joins <= 1 && leaves > joins)).toBe(
    true,
  );
  const joined = (part: number) => people.filter(({ joins }) => joins <= part).length / 2_000;
  expect(joined(0)).toBeGreaterThan(0);
  expect(joined(0.5)).toBeLessThan(0.45);
  const sharp = people.filter(({ skill }) => skill > 0.9).length / 2_000;
  expect(sharp).toBeGreaterThan(0.08);
  expect(sharp).toBeLessThan(0.16);
  expect(habitOf(SEED, 7)).toEqual(people[7]);
  expect(habitOf(SEED + 1, 7)).not.toEqual(people[7]);
});

test.each([
  [1_000, 700],
  [7, 100],
  [5_000, 33],
  [0, 10],
])(
  '%i tips are spread over %i matches completely, unevenly and more densely at the end',
  (tips, matches) => {
    const next = createSpread(SEED, tips, matches);
    const counts = Array.from({ length: matches }, next);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(tips);
    if (tips !== 1_000) return;
    const late = counts.slice(350).reduce((sum, one) => sum + one, 0);
    expect(late / tips).toBeGreaterThan(0.75);
    expect(Math.max(...counts)).toBeGreaterThan(8);
    expect(counts.filter((one) => one === 0).length).toBeGreaterThan(150);
  },
);
