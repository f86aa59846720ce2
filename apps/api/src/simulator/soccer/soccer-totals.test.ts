import { reliability, type Stated } from '../../likeness/reliability.ts';
import { playedOnPitch } from '../testing/played-pitch.ts';
import { closingChances, mean, playSeason } from '../testing/played-season.ts';

const MATCHES = 40_000;

test('what the model of prices says is what the pitch does: results and totals', () => {
  const played = playedOnPitch(MATCHES);
  const results = played.map(({ atTheEnd: [home, away], said }) =>
    said.result.map((chance, index): Stated => [chance, index === 1 - Math.sign(home - away)]),
  );
  const totals = played.map(({ atTheEnd: [home, away], said }): Stated[] => [
    [said.total[0], home + away > 2.5],
  ]);
  for (const stated of [results, totals]) {
    const { slope, error } = reliability(stated);
    expect(error).toBeLessThan(0.03);
    expect(Math.abs(slope - 1)).toBeLessThan(3 * error);
  }
  for (const stated of [
    totals.flat(),
    results.flatMap(([, draw]) => (draw === undefined ? [] : [draw])),
  ]) {
    const happened = mean(stated.map(([, one]) => Number(one)));
    expect(Math.abs(mean(stated.map(([chance]) => chance)) - happened)).toBeLessThan(0.008);
  }
}, 60_000);

test('closing prices of totals are reliable, of several worlds together', () => {
  const matches = [1, 2, 3].flatMap((seed) =>
    playSeason('soccer', '2026-09-01', 40, seed).played.flatMap((match): Stated[][] => {
      const [over] = closingChances(match, ['ou.o:2.5', 'ou.u:2.5']) ?? [];
      const { home, away } = match.score;
      return over === undefined ? [] : [[[over, home + away > 2.5]]];
    }),
  );
  expect(matches.length).toBeGreaterThan(5_500);
  const { slope, error } = reliability(matches);
  expect(slope).toBeGreaterThan(0.9 - error);
  expect(slope).toBeLessThan(1.1 + error);
  const cases = matches.flat();
  const said = mean(cases.map(([chance]) => chance));
  const happened = mean(cases.map(([, isOver]) => Number(isOver)));
  expect(Math.abs(said - happened)).toBeLessThan(0.015);
}, 120_000);
