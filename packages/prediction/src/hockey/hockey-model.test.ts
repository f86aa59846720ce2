import path from 'node:path';
import { DAY_SECONDS } from '@tipmark/domain';
import fc from 'fast-check';
import { evaluate } from '../evaluation/evaluate.ts';
import { resultOf } from '../scores/score-matrix.ts';
import { nhlResults } from '../testing/nhl-results.ts';
import { walkForward } from '../walk-forward/walk-forward.ts';
import type { HockeyResult } from './hockey-match.ts';
import { createHockeyModel } from './hockey-model.ts';
import { goalsForWin, regularResult, winAfterAll } from './regular-time.ts';

const openData = process.env['OPEN_DATA_DIR'];
const onOpenData = openData ? describe : describe.skip;

/** Four teams, later letters being stronger; every fifth match is decided after 60 minutes. */
function season(rounds: number): HockeyResult[] {
  const pairs = ['ab', 'cd', 'ac', 'bd', 'da', 'cb'];
  return Array.from({ length: rounds * pairs.length }, (_, index): HockeyResult => {
    const [homeKey = '', awayKey = ''] = pairs[index % pairs.length] ?? '';
    const isHomeWin = homeKey > awayKey;
    const isLate = index % 5 === 0;
    return {
      id: `m${index}`,
      kickoffSeconds: 16e8 + index * DAY_SECONDS,
      leagueKey: 'h',
      homeKey,
      awayKey,
      isHomeWin,
      goals: isLate ? [2, 2] : isHomeWin ? [4, 2] : [1, 3],
      closingOdds: isHomeWin ? [1500, 2700] : [2600, 1550],
    };
  });
}

test('goals are split so that the probability of winning after overtime is the given one', () => {
  const chance = fc.double({ min: 0.15, max: 0.85, noNaN: true });
  const total = fc.double({ min: 4, max: 7.5, noNaN: true });
  fc.assert(
    fc.property(chance, total, (probability, goals) => {
      const [home, away] = goalsForWin(probability, goals, 1.3);
      expect(home + away).toBeCloseTo(goals, 9);
      expect(winAfterAll(regularResult([home, away], 1.3))).toBeCloseTo(probability, 6);
    }),
  );
});

test('probabilities after 60 minutes agree with the expected goals and the probabilities of winning', () => {
  const results = season(20);
  for (const prediction of walkForward(createHockeyModel(), results, results)) {
    const { matrix, result, win, expectedGoals, forecastScores } = prediction;
    expect(forecastScores).toEqual(expectedGoals.map((goals) => Number(goals.toFixed(1))));
    expect(matrix.scores.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(resultOf(matrix)).toEqual(result);
    expect(win[0] + win[1]).toBeCloseTo(1, 12);
    expect(win[0]).toBeGreaterThan(result[0]);
    expect(win[0]).toBeLessThan(result[0] + result[1]);
  }
});

test('the stronger side is favoured, with odds and without', () => {
  const results = season(25);
  for (const usesPastOdds of [true, false]) {
    const model = createHockeyModel({ usesPastOdds });
    for (const result of results) model.observe(result);
    const next = { leagueKey: 'h', homeKey: 'd', awayKey: 'a', kickoffSeconds: 1_700_000_000 };
    const { win, basis, expectedGoals } = model.predict({ id: 'next', ...next });
    expect(win[0]).toBeGreaterThan(0.6);
    expect(expectedGoals[0]).toBeGreaterThan(expectedGoals[1]);
    expect(basis.homeMatches).toBeGreaterThan(50);
  }
});

test('no prediction is published for a team that has hardly played', () => {
  const model = createHockeyModel();
  for (const result of season(25)) model.observe(result);
  const next = { id: 'next', leagueKey: 'h', kickoffSeconds: 1_700_000_000 };
  const isPublishable = (homeKey: string, awayKey: string) =>
    model.predict({ ...next, homeKey, awayKey }).isPublishable;
  expect(isPublishable('a', 'b')).toBe(true);
  expect(isPublishable('a', 'newcomer')).toBe(false);
  expect(isPublishable('newcomer', 'a')).toBe(false);
});

test('editing a result changes no prediction before it', () => {
  const results = season(12);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: results.length - 1 }), (index) => {
      const edited = results.map(
        (result, i): HockeyResult =>
          i === index
            ? { ...result, goals: [9, 0], isHomeWin: true, closingOdds: [1_100, 7_000] }
            : result,
      );
      const [before, after] = [results, edited].map((all) =>
        walkForward(createHockeyModel(), all, all).slice(0, index + 1),
      );
      expect(after).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

onOpenData('NHL of 2021', () => {
  test('the model is almost as good as the closing line', () => {
    const results = nhlResults(path.join(openData ?? '', 'hockey/sbr'));
    const scoredFrom = Date.UTC(2021, 0, 1) / 1_000;
    const outcomes = results.map(({ id, kickoffSeconds, isHomeWin, ...rest }) => {
      return { ...rest, matchId: id, atSeconds: kickoffSeconds, outcome: isHomeWin ? 0 : 1 };
    });
    const scored = (usesPastOdds: boolean) =>
      evaluate(
        walkForward(createHockeyModel({ usesPastOdds }), results, results)
          .filter(({ kickoffSeconds }) => kickoffSeconds >= scoredFrom)
          .map(({ matchId, win }) => ({ matchId, probabilities: win })),
        outcomes,
      );
    const [withOdds, without] = [scored(true), scored(false)];
    expect(withOdds.model.matches).toBe(952);
    expect(withOdds.closing.logLoss).toBeCloseTo(0.655, 3);
    expect(withOdds.model.logLoss).toBeLessThan(0.659);
    expect(without.model.logLoss).toBeLessThan(0.6645);
  });
});
