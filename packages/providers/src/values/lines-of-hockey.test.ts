import fc from 'fast-check';
import { isAlikeWithOvertime, lineOfHockey } from './lines-of-hockey.ts';

const goals = fc.nat(9);
const line = fc.integer({ min: -20, max: 20 }).map((halves) => halves / 2);

/** 1 won, 0 returned, -1 lost, of a handicap of the home side and of over. */
const handicap = ([home, away]: readonly [number, number], own: number) =>
  Math.sign(home - away + own);
const over = ([home, away]: readonly [number, number], own: number) => Math.sign(home + away - own);

test('a line that is alike has the same result for every level score and every end of it', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(goals, line, fc.boolean(), (level, own, isHome) => {
      const before = [level, level] as const;
      const after = [level + Number(isHome), level + Number(!isHome)] as const;
      if (isAlikeWithOvertime('ah', own)) expect(handicap(after, own)).toBe(handicap(before, own));
      if (isAlikeWithOvertime('ou', own)) expect(over(after, own)).toBe(over(before, own));
    }),
    { numRuns: 1_000 },
  );
});

test('lines that overtime can decide are left out', () => {
  expect(lineOfHockey('ou', 'o', 5.5)).toBe('ou.o:5.5');
  expect(lineOfHockey('ah', '2', 1.5)).toBe('ah.2:1.5');
  expect(lineOfHockey('ou', 'o', 6.5)).toBeUndefined();
  expect(lineOfHockey('ou', 'u', 6)).toBeUndefined();
  expect(lineOfHockey('ah', '1', -0.5)).toBeUndefined();
  expect(lineOfHockey('ah', '1', 1)).toBeUndefined();
});
