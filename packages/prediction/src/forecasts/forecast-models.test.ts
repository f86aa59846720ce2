import { SPORT } from '@tipmark/domain';
import fc from 'fast-check';
import { createHockeyModel } from '../hockey/hockey-model.ts';
import { createSoccerModel } from '../soccer/soccer-model.ts';
import { FORECAST_MODELS } from './forecast-models.ts';
import { forecastOfExpected } from './forecast-of-expected.ts';

const WEEK = 604_800;
const TEAMS = ['a', 'b', 'c', 'd'];
const goals = fc.tuple(fc.nat(4), fc.nat(4));
const season = fc.array(fc.tuple(goals, goals), { minLength: 4, maxLength: 14 });

/** Two matches a week; nobody plays twice. */
const resultsOf = (rounds: readonly (readonly (readonly [number, number])[])[]) =>
  rounds.flatMap((round, week) =>
    round.map((scored, place) => ({
      id: `${week} ${place}`,
      kickoffSeconds: week * WEEK,
      leagueKey: '7',
      homeKey: TEAMS[(week + place) % 4] ?? '',
      awayKey: TEAMS[(week + place + 2) % 4] ?? '',
      goals: scored,
      isHomeWin: scored[0] >= scored[1],
      closingOdds: [2_000, 3_400, 3_900] as const,
      isAwarded: false,
    })),
  );
const comingAfter = (rounds: readonly unknown[]) => ({
  id: 'next',
  kickoffSeconds: (rounds.length + 1) * WEEK,
  leagueKey: '7',
  homeKey: 'a',
  awayKey: 'b',
});

const published = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('published inputs in any order give what the model of the sport gives', () => {
  const property = fc.property(season, fc.boolean(), fc.nat(20), (rounds, isSoccer, turn) => {
    const results = resultsOf(rounds);
    const match = comingAfter(rounds);
    const model = isSoccer ? createSoccerModel() : createHockeyModel();
    for (const result of results) model.observe(result as never);
    const { result: shares, expectedGoals, forecastScore, basis } = model.predict(match);
    const { options, forecast } = FORECAST_MODELS[isSoccer ? 'soccer' : 'hockey'];
    const cut = turn % results.length;
    const turned = [...results.slice(cut), ...results.slice(0, cut)];
    const [own, ...others] = forecast(published(options), [published(match)], published(turned));
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      matchId: 'next',
      result: shares,
      expected: expectedGoals,
      score: forecastScore.join(':'),
      playedBefore: { home: basis.homeMatches, away: basis.awayMatches },
    });
  });
  fc.assert(property, { numRuns: 20 });
});

test('later results change nothing, and other parameters do', () => {
  const rounds = Array.from({ length: 12 }, (_, week): [number, number][] => [
    [week % 3, 1],
    [2, week % 2],
  ]);
  const { forecast, options } = FORECAST_MODELS.soccer;
  const match = comingAfter(rounds);
  const results = resultsOf(rounds);
  const before = forecast(options, [match], results);
  const later = { ...results[0], id: 'later', kickoffSeconds: match.kickoffSeconds + WEEK };
  expect(forecast(options, [match], [...results, later])).toEqual(before);
  expect(forecast({ ...options, goalsHalfLifeDays: 20 }, [match], results)).not.toEqual(before);
});

test('expected goals alone are chances that sum to one; nothing follows from none', () => {
  for (const sport of [SPORT.soccer, SPORT.hockey, SPORT.tennis]) {
    const numbers = forecastOfExpected(sport, [1.6, 1.1], '2:1');
    const [home = 0, draw = 0, away = 0] = numbers?.result ?? [];
    expect(home + draw + away).toBeCloseTo(1, 9);
    expect(home).toBeGreaterThan(away);
  }
  expect(forecastOfExpected(SPORT.soccer, [0, 1.1], '0:1')).toBeUndefined();
  // of five sets nobody wins by four
  expect(forecastOfExpected(SPORT.tennis, [1.6, 1.1], '4:1')).toBeUndefined();
});
