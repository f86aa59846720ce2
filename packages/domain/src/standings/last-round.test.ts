import { lastRoundStart } from './last-round.ts';
import type { StandingsMatch } from './standings-row.ts';

const DAY = 86_400;

const on = (day: number, homeId: number, awayId: number): StandingsMatch => ({
  homeId,
  awayId,
  score: [1, 0],
  startsAt: day * DAY,
});

test('starts after the previous idle day, whatever the order of matches', () => {
  const round = [on(12, 5, 6), on(10, 1, 2), on(11, 3, 4)];
  expect(lastRoundStart([...round, on(7, 7, 8), on(6, 1, 3)])).toBe(10 * DAY);
});

test('starts after an earlier match of one of its teams, even if no day was idle', () => {
  expect(lastRoundStart([on(3, 1, 2), on(2, 3, 4), on(1, 4, 1)])).toBe(2 * DAY);
});

test('a match played later on its own is a round', () => {
  expect(lastRoundStart([on(9, 1, 2), on(5, 3, 4), on(5, 5, 6)])).toBe(9 * DAY);
});

test.each([
  ['a season without matches', []],
  ['the first round', [on(1, 1, 2), on(2, 3, 4)]],
])('there is no previous round in %s', (_, matches) => {
  expect(lastRoundStart(matches)).toBeUndefined();
});

test('unplayed matches do not start a round', () => {
  const unplayed = { ...on(20, 1, 2), score: null };
  expect(lastRoundStart([unplayed, on(9, 1, 2), on(2, 1, 2)])).toBe(9 * DAY);
});
