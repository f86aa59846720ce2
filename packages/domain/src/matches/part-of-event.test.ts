import { hockeyRules } from '../sports/hockey.ts';
import { soccerRules } from '../sports/soccer.ts';
import { tennisRules } from '../sports/tennis.ts';
import { partOfEvent } from './part-of-event.ts';

test.each([
  [0, 1],
  [1, 1],
  [45, 1],
  [46, 2],
  [90, 2],
  [91, 'extra'],
  [120, 'extra'],
])('minute %s of soccer is in part %s', (minute, part) => {
  expect(partOfEvent(soccerRules, { type: 'goal', minute })).toBe(part);
});

test.each([
  [0, 1],
  [19, 1],
  [20, 2],
  [59, 3],
  [60, 'extra'],
])('minute %s of hockey is in part %s', (minute, part) => {
  expect(partOfEvent(hockeyRules, { type: 'penalty', minute })).toBe(part);
});

test('shoot-out attempts are in a part of their own, whatever their minute', () => {
  expect(partOfEvent(soccerRules, { type: 'shootout_miss', minute: 120 })).toBe('shootout');
  expect(partOfEvent(hockeyRules, { type: 'shootout_goal', minute: 5 })).toBe('shootout');
});

test('a sport without minutes has one part', () => {
  expect(partOfEvent(tennisRules, { type: 'goal', minute: 130 })).toBe(1);
});
