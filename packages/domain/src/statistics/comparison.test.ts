import fc from 'fast-check';
import {
  comparedStatistics,
  leagueStatistics,
  playStatistics,
  resultStatistics,
  totalStatistics,
} from './comparison.ts';
import type { PlayedMatch } from './played-match.ts';

const [OWN, OTHER] = [1, 2];

const match = (isHome: boolean, own: number, other: number, corners?: number): PlayedMatch => ({
  homeId: isHome ? OWN : OTHER,
  awayId: isHome ? OTHER : OWN,
  startsAt: 0,
  score: isHome ? [own, other] : [other, own],
  parts: null,
  home: corners === undefined ? {} : { corners: isHome ? corners : 1, expectedGoals: 2 },
  away: corners === undefined ? {} : { corners: isHome ? 1 : corners, expectedGoals: 0.5 },
});

const MATCHES = [
  match(true, 3, 0, 8),
  match(true, 1, 1),
  match(false, 0, 2, 4),
  match(false, 2, 1),
];

const valuesOf = (statistics: readonly { key: string; value: number; of: number }[]) =>
  Object.fromEntries(statistics.map(({ key, value, of }) => [key, [value, of]]));

test('wins and goals are means per match, at home and away apart', () => {
  expect(valuesOf(resultStatistics(OWN, MATCHES))).toEqual({
    'all-won': [50, 4],
    'all-goalsFor': [1.5, 4],
    'all-goalsAgainst': [1, 4],
  });
  expect(valuesOf(resultStatistics(OWN, MATCHES, 'home'))).toMatchObject({
    'home-goalsFor': [2, 2],
  });
  expect(valuesOf(resultStatistics(OWN, MATCHES, 'away'))).toMatchObject({ 'away-won': [50, 2] });
});

test('clean sheets, totals and both scoring are shares', () => {
  expect(valuesOf(totalStatistics(OWN, MATCHES, 2.5))).toEqual({
    cleanSheets: [25, 4],
    over: [50, 4],
    bothScored: [50, 4],
  });
  expect(valuesOf(totalStatistics(OWN, MATCHES, null))).not.toHaveProperty('over');
});

test('other statistics count the matches they are known of, with the chances of opponents', () => {
  expect(valuesOf(playStatistics(OWN, MATCHES))).toEqual({
    expectedGoals: [1.25, 2],
    expectedAgainst: [1.25, 2],
    corners: [6, 2],
  });
});

test('a statistic that one side lacks is null there', () => {
  expect(
    comparedStatistics(
      [{ key: 'corners', value: 5, of: 3, unit: 'number' }],
      [{ key: 'shots', value: 9, of: 2, unit: 'number' }],
    ),
  ).toEqual([
    { key: 'corners', unit: 'number', values: [5, null], of: [3, 0] },
    { key: 'shots', unit: 'number', values: [null, 9], of: [0, 2] },
  ]);
});

test('the means of a league are those of its teams, each weighed by its matches', () => {
  const teams = [1, 2, 3, 4];
  const sides = fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 });
  const count = fc.integer({ min: 0, max: 6 });
  const someMatch = fc
    .tuple(sides, fc.tuple(count, count), fc.option(fc.tuple(count, count), { nil: undefined }))
    .map(
      ([[homeId = 0, awayId = 0], score, corners]): PlayedMatch => ({
        homeId,
        awayId,
        startsAt: 0,
        score,
        parts: null,
        home: corners ? { corners: corners[0], expectedGoals: corners[1] / 2 } : {},
        away: corners ? { corners: corners[1], expectedGoals: corners[0] / 2 } : {},
      }),
    );
  fc.assert(
    fc.property(fc.array(someMatch, { minLength: 1, maxLength: 12 }), (matches) => {
      const all = teams.flatMap((id) => {
        const own = matches.filter(({ homeId, awayId }) => [homeId, awayId].includes(id));
        return [
          ...resultStatistics(id, own),
          ...resultStatistics(id, own, 'home'),
          ...resultStatistics(id, own, 'away'),
          ...totalStatistics(id, own, 2.5),
          ...playStatistics(id, own),
        ];
      });
      const means = leagueStatistics(matches, 2.5);
      expect(new Set(means.keys())).toEqual(new Set(all.map(({ key }) => key)));
      for (const [key, mean] of means) {
        const ofKey = all.filter((one) => one.key === key);
        const of = ofKey.reduce((sum, one) => sum + one.of, 0);
        const total = ofKey.reduce((sum, one) => sum + one.value * one.of, 0);
        expect(mean).toBeCloseTo(total / of, 8);
      }
    }),
    { numRuns: 50 },
  );
});

test('a team without matches has no statistics', () => {
  expect([
    ...resultStatistics(OWN, []),
    ...totalStatistics(OWN, [], 2.5),
    ...playStatistics(OWN, []),
  ]).toEqual([]);
});
