import {
  closingChances,
  mean,
  playSeason,
  reliabilitySlope,
  type Stated,
} from '../testing/played-season.ts';

/** One standard error of the slope over so many matches; over 16 700 of four worlds it was 0.96. */
const ERROR = 0.07;

test('closing prices of totals are reliable, of several worlds together', () => {
  const cases = [1, 2, 3].flatMap((seed) =>
    playSeason('soccer', '2026-09-01', 40, seed).played.flatMap((match): Stated[] => {
      const [over] = closingChances(match, ['ou.o:2.5', 'ou.u:2.5']) ?? [];
      const { home, away } = match.score;
      return over === undefined ? [] : [[over, home + away > 2.5]];
    }),
  );
  expect(cases.length).toBeGreaterThan(5_500);
  expect(reliabilitySlope(cases)).toBeGreaterThan(0.9 - ERROR);
  expect(reliabilitySlope(cases)).toBeLessThan(1.1 + ERROR);
  const said = mean(cases.map(([chance]) => chance));
  const happened = mean(cases.map(([, isOver]) => Number(isOver)));
  expect(Math.abs(said - happened)).toBeLessThan(0.015);
}, 120_000);
