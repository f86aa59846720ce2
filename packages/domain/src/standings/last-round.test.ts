import { lastRoundStart } from './last-round.ts';
import type { StandingsMatch } from './standings-row.ts';

const DAY = 86_400;

const on = (day: number, homeId: number, awayId: number): StandingsMatch => ({
  homeId,
  awayId,
  score: [1, 0],
  startsAt: day * DAY,
});

test('goes back to the pause before it, whatever the order matches come in', () => {
  const round = [on(12, 5, 6), on(10, 1, 2), on(11, 3, 4)];
  expect(lastRoundStart([...round, on(7, 7, 8), on(6, 1, 3)])).toBe(10 * DAY);
});

test('begins after a team has played before, though no day was idle', () => {
  expect(lastRoundStart([on(3, 1, 2), on(2, 3, 4), on(1, 4, 1)])).toBe(2 * DAY);
});

test('is the match made up alone', () => {
  expect(lastRoundStart([on(9, 1, 2), on(5, 3, 4), on(5, 5, 6)])).toBe(9 * DAY);
});

test.each([
  ['a season without matches', []],
  ['its first round', [on(1, 1, 2), on(2, 3, 4)]],
])('there is none before %s', (_, matches) => {
  expect(lastRoundStart(matches)).toBeUndefined();
});

test('what is not played is no round', () => {
  const unplayed = { ...on(20, 1, 2), score: null };
  expect(lastRoundStart([unplayed, on(9, 1, 2), on(2, 1, 2)])).toBe(9 * DAY);
});
