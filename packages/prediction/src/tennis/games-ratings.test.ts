import { GamesRatings } from './games-ratings.ts';

const MOVE = 2;
/** The log odds of a match per point of strength. */
const SLOPE = 5.5;

test('a share of games above expectation moves both players in opposite directions', () => {
  const ratings = new GamesRatings(MOVE);
  ratings.observe('a', 'b', [12, 8]);
  const moved = (MOVE / Math.sqrt(10)) * 0.1;
  expect(ratings.logOddsOf('a', 'b')).toBeCloseTo(SLOPE * 2 * moved, 12);
  expect(ratings.logOddsOf('b', 'a')).toBeCloseTo(-SLOPE * 2 * moved, 12);
  expect(ratings.logOddsOf('a', 'x')).toBeCloseTo(SLOPE * moved, 12);
});

test('the next match moves less, and is compared with the updated expectation', () => {
  const ratings = new GamesRatings(MOVE);
  ratings.observe('a', 'b', [12, 8]);
  const strength = (MOVE / Math.sqrt(10)) * 0.1;
  const expected = 1 / (1 + Math.exp(-2 * strength));
  ratings.observe('a', 'b', [12, 8]);
  const moved = (MOVE / Math.sqrt(11)) * (0.6 - expected);
  expect(ratings.logOddsOf('a', 'b')).toBeCloseTo(SLOPE * 2 * (strength + moved), 12);
});

test('a match without a game has no effect', () => {
  const ratings = new GamesRatings(MOVE);
  ratings.observe('a', 'b', [0, 0]);
  expect(ratings.logOddsOf('a', 'b')).toBe(0);
  ratings.observe('a', 'b', [12, 8]);
  expect(ratings.logOddsOf('a', 'b')).toBeCloseTo((SLOPE * 2 * MOVE * 0.1) / Math.sqrt(10), 12);
});
