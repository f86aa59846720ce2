import { type EditionResult, editionStatistics } from './edition-statistics.ts';

const result = (known: Partial<EditionResult>): EditionResult => ({
  bestOf: 3,
  winner: 1,
  isRetired: false,
  ranks: [null, null],
  prices: [null, null],
  sets: [
    [6, 4],
    [6, 4],
  ],
  ...known,
});

test('shares are of the sets and matches that can have them', () => {
  const statistics = editionStatistics([
    result({ prices: [1_500, 2_500], ranks: [3, 40] }),
    result({
      winner: 2,
      prices: [1_400, 3_000],
      ranks: [1, null],
      sets: [
        [7, 6],
        [4, 6],
        [6, 7],
      ],
    }),
    result({ isRetired: true, winner: 2, ranks: [9, 4], prices: [2_000, 2_000], sets: [[6, 1]] }),
  ]);
  expect(statistics).toEqual({
    matches: 3,
    retired: 1,
    sets: 6,
    tieBreaks: { count: 2, of: 6 },
    deciding: { count: 1, of: 2 },
    straight: { count: 1, of: 2 },
    favourites: { count: 1, of: 2 },
    higherRanked: { count: 2, of: 2 },
    gamesPerMatch: 28,
  });
});

test('the fifth of five sets decides, not the third', () => {
  const straight = result({
    bestOf: 5,
    sets: [
      [6, 0],
      [6, 0],
      [6, 0],
    ],
  });
  expect(editionStatistics([straight])).toMatchObject({
    deciding: { count: 0, of: 1 },
    straight: { count: 1, of: 1 },
  });
});

test('nothing is known of an edition without a played match', () => {
  expect(editionStatistics([])).toMatchObject({
    matches: 0,
    tieBreaks: { count: 0, of: 0 },
    gamesPerMatch: null,
  });
});
