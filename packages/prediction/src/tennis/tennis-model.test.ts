import path from 'node:path';
import { DAY_SECONDS } from '@tipmark/domain';
import fc from 'fast-check';
import { evaluate } from '../evaluation/evaluate.ts';
import { sackmannResults } from '../testing/sackmann-results.ts';
import { walkForward } from '../walk-forward/walk-forward.ts';
import type { TennisMatch, TennisResult } from './tennis-match.ts';
import { createTennisModel } from './tennis-model.ts';

const openData = process.env['OPEN_DATA_DIR'];
const onOpenData = openData ? describe : describe.skip;

/** Six players, lower numbers being stronger; now and then the weaker one wins. */
function tour(matches: number): TennisResult[] {
  return Array.from({ length: matches }, (_, index): TennisResult => {
    const first = index % 6;
    const second = (first + 1 + (Math.floor(index / 6) % 5)) % 6;
    const isFirstWin = index % 7 === 3 ? first > second : first < second;
    return {
      id: `m${index}`,
      kickoffSeconds: 1_600_000_000 + Math.floor(index / 3) * DAY_SECONDS,
      leagueKey: 'tour',
      homeKey: `p${first}`,
      awayKey: `p${second}`,
      court: index % 2 === 0 ? 1 : 2,
      bestOf: 3,
      games: isFirstWin ? [12, 7] : [8, 13],
      isFirstWin,
    };
  });
}

const next: TennisMatch = {
  id: 'next',
  kickoffSeconds: 1_700_000_000,
  leagueKey: 'tour',
  homeKey: 'p0',
  awayKey: 'p5',
  court: 1,
  bestOf: 3,
};

function swapped(match: TennisMatch): TennisMatch {
  return { ...match, homeKey: match.awayKey, awayKey: match.homeKey };
}

test('the stronger player is favoured, even more over five sets', () => {
  const model = createTennisModel();
  for (const result of tour(300)) model.observe(result);
  const { win, forecastScore, expectedSets, basis } = model.predict(next);
  expect(win[0]).toBeGreaterThan(0.75);
  expect(forecastScore).toEqual([2, 0]);
  expect(expectedSets[0]).toBeGreaterThan(expectedSets[1]);
  expect(basis).toMatchObject({ homeMatches: 100, hasRanks: false });
  expect(model.predict({ ...next, bestOf: 5 }).win[0]).toBeGreaterThan(win[0]);
});

test('neither the order of matches nor their ids change anything, if names order them', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...tour(120).keys()], { minLength: 120 }), (order) => {
      const matches = tour(120).map((match, index) => ({
        ...match,
        id: String(index).padStart(3, '0'),
        orderKey: `${match.homeKey} ${match.awayKey} ${index}`,
      }));
      const stored = order.map((position, index) => ({
        ...(matches[position] as (typeof matches)[number]),
        id: String(index).padStart(3, '0'),
      }));
      const chances = (results: readonly TennisResult[]) =>
        walkForward(createTennisModel(), results, results).map(({ win }) => win);
      expect(chances(stored)).toEqual(chances(matches));
    }),
    { numRuns: 20 },
  );
});

test('the prediction does not depend on which player is named first', () => {
  const model = createTennisModel();
  for (const result of tour(300)) model.observe(result);
  expect(model.predict(swapped(next)).win[1]).toBeCloseTo(model.predict(next).win[0], 12);
});

test('without history the ranking decides, and without a ranking the chances are even', () => {
  const model = createTennisModel();
  expect(model.predict({ ...next, ranks: [5, 80] }).win[0]).toBeGreaterThan(0.65);
  expect(model.predict(next).win[0]).toBeCloseTo(0.5, 12);
});

test('set scores agree with the probability of winning', () => {
  const results = tour(120);
  for (const { win, setScores, expectedSets } of walkForward(
    createTennisModel(),
    results,
    results,
  )) {
    const first = setScores.filter(([[one, other]]) => one > other);
    expect(first.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(win[0], 3);
    expect(expectedSets[0] + expectedSets[1]).toBeGreaterThan(2);
    expect(expectedSets[0] + expectedSets[1]).toBeLessThan(3);
  }
});

/** The lower number wins, but all closing odds are even. */
function priced(results: readonly TennisResult[]): TennisResult[] {
  return results.map((result) => ({ ...result, closingOdds: [1_900, 1_900] }));
}

test('past prices of a player count more than his results', () => {
  const chanceOf = (usesPastOdds: boolean) => {
    const model = createTennisModel({ usesPastOdds });
    for (const result of priced(tour(300))) model.observe(result);
    const { win, basis } = model.predict(next);
    expect(basis.hasPastOdds).toBe(usesPastOdds);
    return win[0];
  };
  expect(chanceOf(true)).toBeLessThan(chanceOf(false) - 0.1);
});

test("a match's own price is never used", () => {
  const results = priced(tour(300));
  const request = (closingOdds: TennisResult['closingOdds']) => {
    const last = results.map((result, index) =>
      index === results.length - 1 ? { ...result, closingOdds } : result,
    );
    return walkForward(createTennisModel(), last, last).at(-1);
  };
  expect(request([1_010, 30_000])).toEqual(request([30_000, 1_010]));
});

test('editing a result changes no prediction on its day or before', () => {
  const results = priced(tour(90));
  fc.assert(
    fc.property(fc.nat({ max: results.length - 1 }), (index) => {
      const edited = results.map(
        (result, i): TennisResult =>
          i === index
            ? {
                ...result,
                isFirstWin: !result.isFirstWin,
                games: [0, 12],
                closingOdds: [5_000, 1_150],
              }
            : result,
      );
      const until = results[index]?.kickoffSeconds ?? 0;
      const [before, after] = [results, edited].map((all) =>
        walkForward(createTennisModel(), all, all).filter((p) => p.kickoffSeconds <= until),
      );
      expect(after).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

test('a result dated by the first day of its tournament is used after the last day', () => {
  const first = 1_600_000_000;
  const history = tour(300).map((result, index) => ({
    ...result,
    kickoffSeconds: first - (300 - index) * DAY_SECONDS,
  }));
  const undated = (isFirstWin: boolean): TennisResult => ({
    id: 'undated',
    kickoffSeconds: first,
    isTimeKnown: false,
    playedWithinDays: 8,
    leagueKey: 'tour',
    homeKey: 'p0',
    awayKey: 'p5',
    bestOf: 3,
    isFirstWin,
    games: isFirstWin ? [12, 0] : [0, 12],
  });
  const chanceAfter = (days: number, isFirstWin: boolean) => {
    const model = createTennisModel();
    for (const result of [undated(isFirstWin), ...history]) model.observe(result);
    return model.predict({ ...next, kickoffSeconds: first + days * DAY_SECONDS }).win[0];
  };
  expect(chanceAfter(6, false)).toBe(chanceAfter(6, true));
  expect(chanceAfter(8, false)).toBeLessThan(chanceAfter(8, true));
});

onOpenData('ATP and WTA of 2022 and 2023', () => {
  test('the stack is better than the ranking and than any one rating', () => {
    const results = sackmannResults(path.join(openData ?? '', 'tennis/sackmann'));
    const scoredFrom = Date.UTC(2022, 0, 1) / 1_000;
    const outcomes = results.map(({ id, kickoffSeconds, leagueKey }) => {
      return { matchId: id, leagueKey, atSeconds: kickoffSeconds, outcome: 0 };
    });
    const predictions = walkForward(createTennisModel(), results, results).filter(
      ({ kickoffSeconds, opinions }) =>
        kickoffSeconds >= scoredFrom && opinions.rank && opinions.surface,
    );
    const lossOf = (of: (prediction: (typeof predictions)[number]) => readonly number[]) =>
      evaluate(
        predictions.map((one) => ({ matchId: one.matchId, probabilities: of(one) })),
        outcomes,
      ).model.logLoss;
    const stack = lossOf(({ win }) => win);
    expect(predictions.length).toBeGreaterThan(10_000);
    expect(stack).toBeLessThan(0.619);
    for (const expert of ['rank', 'elo', 'surface', 'games'] as const) {
      expect(stack).toBeLessThan(lossOf(({ opinions }) => opinions[expert] ?? []) - 0.005);
    }
  });
});
