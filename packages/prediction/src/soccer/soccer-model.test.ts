import fc from 'fast-check';
import { outcomeShares } from '../scores/outcome-shares.ts';
import { expectedGoalsOf, mostProbableScore, resultOf } from '../scores/score-matrix.ts';
import { playedSeasons } from '../testing/played-seasons.ts';
import { walkForward } from '../walk-forward/walk-forward.ts';
import type { SoccerMatch, SoccerResult } from './soccer-match.ts';
import { createSoccerModel } from './soccer-model.ts';
import type { SoccerPrediction } from './soccer-prediction.ts';

const seed = fc.integer({ min: 1, max: 1_000_000 });
const history = fc
  .record({ seed, hasShots: fc.boolean(), hasOdds: fc.boolean() })
  .map((options) => playedSeasons(options));
const runs = { numRuns: 12 };

function predicted(results: readonly SoccerResult[]): SoccerPrediction[] {
  return walkForward(createSoccerModel(), results, results);
}

function upcoming(matches: readonly SoccerResult[]): SoccerMatch {
  const last = Math.max(...matches.map(({ kickoffSeconds }) => kickoffSeconds));
  const kickoffSeconds = last + 7 * 86_400;
  return { id: 'next', kickoffSeconds, leagueKey: 'league', homeKey: 'team-7', awayKey: 'team-0' };
}

test('editing a result changes no prediction made before it was known, to the last bit', () => {
  fc.assert(
    fc.property(history, fc.nat(), (matches, pick) => {
      const edited = matches[pick % matches.length];
      if (!edited) throw new Error('no matches');
      const goals = [edited.goals[1] + 3, edited.goals[0]] as const;
      const other: SoccerResult = {
        ...edited,
        goals,
        shotsOnTarget: [0, 9],
        closingOdds: [9_000, 5_000, 1_300],
      };
      const before = predicted(matches);
      const after = predicted(matches.map((match) => (match === edited ? other : match)));
      const isEarlier = ({ kickoffSeconds }: { kickoffSeconds: number }) =>
        kickoffSeconds <= edited.kickoffSeconds;
      expect(after.filter(isEarlier)).toEqual(before.filter(isEarlier));
      expect(before.filter(isEarlier).length).toBeGreaterThan(0);
    }),
    runs,
  );
});

test('an edited result changes later predictions', () => {
  const matches = playedSeasons({ seed: 5 });
  const first = matches[0];
  const [before, after] = [
    matches,
    matches.map((m) => (m === first ? { ...m, goals: [9, 0] as const } : m)),
  ];
  expect(predicted(after).at(-1)?.result).not.toEqual(predicted(before).at(-1)?.result);
});

test('the order in which matches are passed in changes nothing', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 0, max: 1_000 }), (one, shuffleSeed) => {
      const matches = playedSeasons({ seed: one });
      const shuffled = matches.toSorted(
        (a, b) => hash(a.id, shuffleSeed) - hash(b.id, shuffleSeed),
      );
      expect(predicted(shuffled)).toEqual(predicted(matches));
    }),
    runs,
  );
});

test('neither the order of matches nor their ids or the keys of teams change anything, if names order them', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 1_000 }), (one, shuffleSeed) => {
      const matches = playedSeasons({ seed: one }).map((match) => ({
        ...match,
        orderKey: `${match.leagueKey} ${match.homeKey} ${match.awayKey}`,
      }));
      const renamed = (key: string) => String(hash(key, shuffleSeed));
      const stored = matches
        .map((match, index) => ({
          ...match,
          id: String(hash(match.id, shuffleSeed) * matches.length + index),
          homeKey: renamed(match.homeKey),
          awayKey: renamed(match.awayKey),
        }))
        .toSorted((a, b) => Number(a.id) - Number(b.id));
      const values = (results: readonly SoccerResult[]) =>
        predicted(results).map(({ result, forecastScores }) => [...result, ...forecastScores]);
      expect(values(stored)).toEqual(values(matches));
    }),
    runs,
  );
});

test('observing each result after its prediction gives the same predictions as walkForward', () => {
  const matches = playedSeasons({ seed: 11 });
  const model = createSoccerModel();
  const oneByOne = matches.map((match) => {
    const prediction = model.predict(match);
    model.observe(match);
    return prediction;
  });
  const byId = new Map(predicted(matches).map((prediction) => [prediction.matchId, prediction]));
  for (const prediction of oneByOne) expect(prediction).toEqual(byId.get(prediction.matchId));
});

test('every number of a prediction follows from its matrix', () => {
  fc.assert(
    fc.property(history, (matches) => {
      for (const prediction of predicted(matches).slice(-10)) {
        const { matrix, result, expectedGoals, forecastScore } = prediction;
        expect(matrix.scores.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
        for (const [index, probability] of resultOf(matrix).entries()) {
          expect(probability).toBeCloseTo(result[index] ?? 0, 10);
        }
        expect(expectedGoalsOf(matrix)).toEqual(expectedGoals);
        expect(prediction.forecastScores).toEqual(expectedGoals.map(toOneDecimal));
        expect(mostProbableScore(matrix)).toEqual(forecastScore);
        const [over, under] = [
          outcomeShares(matrix, 'ou.o:2.5'),
          outcomeShares(matrix, 'ou.u:2.5'),
        ];
        expect((over?.won ?? 0) + (under?.won ?? 0)).toBeCloseTo(1, 10);
      }
    }),
    runs,
  );
});

test('without any history the model predicts only home advantage', () => {
  const { result, forecastScores, isPublishable, basis } = createSoccerModel().predict({
    id: 'first',
    kickoffSeconds: 1_700_000_000,
    leagueKey: 'new',
    homeKey: 'a',
    awayKey: 'b',
  });
  expect(result[0]).toBeGreaterThan(result[2]);
  expect(result.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
  expect(forecastScores[0]).toBeGreaterThan(1);
  expect(isPublishable).toBe(false);
  expect(basis).toEqual({
    homeMatches: 0,
    awayMatches: 0,
    hasShots: false,
    hasPastOdds: false,
    knownUntilSeconds: null,
  });
});

test('the stronger side is favoured, with shots and odds or without', () => {
  for (const has of [true, false]) {
    const matches = playedSeasons({ seed: 3, rounds: 40, hasShots: has, hasOdds: has });
    const model = createSoccerModel();
    for (const match of matches) model.observe(match);
    const { result, basis, isPublishable, expectedGoals } = model.predict(upcoming(matches));
    expect(result[0]).toBeGreaterThan(0.6);
    expect(expectedGoals[0]).toBeGreaterThan(expectedGoals[1] + 0.7);
    expect(basis).toMatchObject({ homeMatches: 40, hasShots: has, hasPastOdds: has });
    expect(isPublishable).toBe(true);
  }
});

test('no prediction is published for a team with fewer than eight matches', () => {
  const matches = playedSeasons({ seed: 3, rounds: 8 });
  const next = upcoming(matches);
  const isPublishable = (match: Partial<SoccerMatch>, played = matches) =>
    createObserved(played).predict({ ...next, ...match }).isPublishable;
  expect(isPublishable({})).toBe(true);
  expect(isPublishable({ homeKey: 'newcomer' })).toBe(false);
  expect(isPublishable({ awayKey: 'newcomer' })).toBe(false);
  expect(isPublishable({}, playedSeasons({ seed: 3, rounds: 7 }))).toBe(false);
});

test('the stack is not fitted to the first sixty matches of a league', () => {
  const weightsAfter = (rounds: number) => {
    const matches = playedSeasons({ seed: 3, rounds });
    const model = createObserved(matches);
    const next = upcoming(matches);
    // the stack is fitted with the first match of a month
    model.predict({ ...next, kickoffSeconds: next.kickoffSeconds + 40 * 86_400 });
    return model.stackWeights();
  };
  // four matches a round
  expect(weightsAfter(15)).toEqual(createSoccerModel().stackWeights());
  expect(weightsAfter(40)).not.toEqual(createSoccerModel().stackWeights());
});

test('past odds can be switched off, and the odds and goals of a match never affect its own prediction', () => {
  const matches = playedSeasons({ seed: 3, rounds: 30 });
  const model = createSoccerModel({ usesPastOdds: false });
  for (const match of matches) model.observe(match);
  const next = upcoming(matches);
  const plain = model.predict(next);
  expect(plain.basis.hasPastOdds).toBe(false);
  const withOwnOdds = { ...next, closingOdds: [20_000, 9_000, 1_050], goals: [0, 9] };
  expect(createObserved(matches).predict(withOwnOdds)).toEqual(
    createObserved(matches).predict(next),
  );
});

test('a result observed twice counts once', () => {
  const matches = playedSeasons({ seed: 4 });
  const model = createObserved(matches);
  for (const match of matches) model.observe({ ...match, goals: [9, 9] });
  expect(model.predict(upcoming(matches))).toEqual(
    createObserved(matches).predict(upcoming(matches)),
  );
});

test('awarded results are ignored', () => {
  const matches = playedSeasons({ seed: 8 });
  const awarded = { ...upcoming(matches), id: 'desk', goals: [3, 0], isAwarded: true } as const;
  const later = { ...upcoming(matches), kickoffSeconds: awarded.kickoffSeconds + 7 * 86_400 };
  const model = createObserved(matches);
  model.observe(awarded);
  expect(model.predict(later)).toEqual(createObserved(matches).predict(later));
});

test('a match without a known time uses no result of its day, any other only results known by then', () => {
  const matches = playedSeasons({ seed: 9, rounds: 14 });
  const noon =
    upcoming(matches).kickoffSeconds - ((upcoming(matches).kickoffSeconds % 86_400) - 43_200);
  const early: SoccerResult = {
    ...upcoming(matches),
    id: 'early',
    kickoffSeconds: noon,
    goals: [7, 0],
  };
  const late = { ...upcoming(matches), id: 'late', kickoffSeconds: noon + 6 * 3_600 };
  const predictAfter = (match: SoccerMatch, earlier: SoccerResult) => {
    const model = createObserved(matches);
    model.observe(earlier);
    return model.predict(match).result;
  };
  const unaware = createObserved(matches).predict(late).result;
  expect(predictAfter(late, early)).not.toEqual(unaware);
  expect(predictAfter({ ...late, isTimeKnown: false }, early)).toEqual(unaware);
  expect(predictAfter(late, { ...early, isTimeKnown: false })).toEqual(unaware);
  expect(predictAfter({ ...late, kickoffSeconds: noon + 3_600 }, early)).toEqual(unaware);
});

test('a prediction never uses results later than its kick-off', () => {
  for (const prediction of predicted(playedSeasons({ seed: 2 }))) {
    const known = prediction.basis.knownUntilSeconds ?? 0;
    expect(known).toBeLessThanOrEqual(prediction.kickoffSeconds);
  }
});

test('a league may deviate from the stack of all leagues: one without draws is predicted to have few', () => {
  const usual = playedSeasons({ seed: 6, rounds: 60, leagueKey: 'usual' });
  const decided = playedSeasons({ seed: 7, rounds: 60, leagueKey: 'decided' }).map((match) => {
    const [home, away] = match.goals;
    return home === away ? { ...match, goals: [home + 1, away] as const } : match;
  });
  const drawIn = (leagueKey: string, leanRidge?: number) => {
    const options = leanRidge === undefined ? {} : { leanRidge };
    const model = createSoccerModel(options);
    const all = [...usual, ...decided];
    for (const match of all) model.observe(match);
    return model.predict({ ...upcoming(all), leagueKey }).result[1];
  };
  const held = 1e9;
  expect(drawIn('decided')).toBeLessThan(drawIn('decided', held) - 0.01);
  expect(drawIn('usual')).toBeGreaterThan(drawIn('usual', held));
});

function createObserved(matches: readonly SoccerResult[]) {
  const model = createSoccerModel();
  for (const match of matches) model.observe(match);
  return model;
}

function hash(text: string, salt: number): number {
  return Array.from(text, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => (sum * 31 + code + salt) % 100_003,
    salt,
  );
}

function toOneDecimal(value: number): number {
  return Number(value.toFixed(1));
}
