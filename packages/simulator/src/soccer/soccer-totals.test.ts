import { reliability, type Stated } from '@tipmark/prediction';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { playedOnPitch } from '../testing/played-pitch.ts';
import { closingChances, mean, playSeason, sampleSeason } from '../testing/played-season.ts';
import { liesIn } from '../testing/within-range.ts';

const ORDINARY = 8_000;
const MATCHES = sampleOf(ORDINARY, 40_000);
/** In four worlds of 40,000 matches the means were 0.006 to 0.008 off. */
const TRULY_OFF = 0.008;
const MOST_OFF = 1.6 / Math.sqrt(ORDINARY);
/** A season, or several worlds together. */
const seasons = sampleOf(
  () => [sampleSeason('soccer')],
  () => [0, 1, 2].map((more) => playSeason('soccer', '2026-09-01', 40, testSeed + more)),
);

test('probabilities of the price model are reliable for simulated results and totals', () => {
  const played = playedOnPitch(MATCHES);
  const results = played.map(({ atTheEnd: [home, away], forecast }) =>
    forecast.result.map((chance, index): Stated => [chance, index === 1 - Math.sign(home - away)]),
  );
  const totals = played.map(({ atTheEnd: [home, away], forecast }): Stated[] => [
    [forecast.total[0], home + away > 2.5],
  ]);
  for (const stated of [results, totals]) {
    const { slope, error } = reliability(stated);
    expect(error).toBeLessThan(6 / Math.sqrt(MATCHES));
    expect(Math.abs(slope - 1)).toBeLessThan(3 * error);
  }
  for (const stated of [
    totals.flat(),
    results.flatMap(([, draw]) => (draw === undefined ? [] : [draw])),
  ]) {
    const happened = mean(stated.map(([, one]) => Number(one)));
    expect(Math.abs(mean(stated.map(([chance]) => chance)) - happened)).toBeLessThan(MOST_OFF);
  }
}, 60_000);

test('closing prices of totals are reliable', () => {
  const matches = seasons().flatMap(({ played }) =>
    played.flatMap((match): Stated[][] => {
      const [over] = closingChances(match, ['ou.o:2.5', 'ou.u:2.5']) ?? [];
      const { home, away } = match.score;
      return over === undefined ? [] : [[[over, home + away > 2.5]]];
    }),
  );
  expect(matches.length).toBeGreaterThan(sampleOf(1_100, 5_500));
  const { slope, error } = reliability(matches);
  expect(slope).toBeGreaterThan(0.9 - sampleOf(2, 1) * error);
  expect(slope).toBeLessThan(1.1 + sampleOf(2, 1) * error);
  const off = matches.flat().map(([chance, isOver]) => Number(isOver) - chance);
  const allowed = sampleOf(1.12 / Math.sqrt(off.length), TRULY_OFF);
  expect(liesIn(off, -allowed, allowed)).toBe('in range');
}, 120_000);
