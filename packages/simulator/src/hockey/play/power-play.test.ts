import type { HockeyIncident } from './hockey-timeline.ts';
import { powerPlay } from './power-play.ts';

const incidents: HockeyIncident[] = [
  { second: 100, side: 'away', type: 'penalty' },
  { second: 160, side: 'away', type: 'penalty' },
  { second: 190, side: 'home', type: 'power_play_goal' },
  { second: 400, side: 'home', type: 'major_penalty' },
  { second: 430, side: 'away', type: 'penalty' },
  { second: 800, side: 'home', type: 'misconduct' },
];

test.each([
  [99, undefined],
  [100, '5x4:2:00'],
  [142, '5x4:1:18'],
  // two players are in the penalty box
  [160, '5x3:1:00'],
  // the goal ended the penalty that was due to end first
  [190, '5x4:1:30'],
  [280, undefined],
  [410, '4x5:4:50'],
  // the same number on both sides
  [440, undefined],
  [560, '4x5:2:20'],
  // a player who is replaced does not leave the team short-handed
  [810, undefined],
])('at second %i the power play is %s', (second, expected) => {
  expect(powerPlay({ incidents }, second)).toBe(expected);
});

test('there is no power play in overtime, which is played with other numbers', () => {
  const late: HockeyIncident[] = [{ second: 3_550, side: 'home', type: 'penalty' }];
  expect(powerPlay({ incidents: late }, 3_599)).toBe('4x5:1:11');
  expect(powerPlay({ incidents: late }, 3_600)).toBeUndefined();
});
