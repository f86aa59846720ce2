import { LEAGUE_TYPE } from '@tipmark/domain';
import { knockOutRound, roundText } from './round-text.ts';

test.each([
  ['12', false, '12', '12'],
  [null, false, null, null],
  ['Group A', false, 'Group A', 'Group A'],
  ['R16', false, '1/8 финала', 'round of 16'],
  ['F', false, 'финал', 'final'],
  ['RR', false, 'групповой этап', 'round robin'],
  ['BR', false, 'матч за 3-е место', 'third-place match'],
  ['SF 3', true, 'плей-офф, полуфинал, матч 3', 'play-offs, semi-final, game 3'],
  [null, true, 'плей-офф', 'play-offs'],
])('round %s, play-off: %s', (round, isPlayOff, inRussian, inEnglish) => {
  const row = { round, is_play_off: isPlayOff };
  expect([roundText(row, 'ru'), roundText(row, 'en')]).toEqual([inRussian, inEnglish]);
});

const { nationalLeague, nationalCup, internationalClubs } = LEAGUE_TYPE;

test.each([
  ['a tie of a cup', 'QF', nationalCup, false, 'четвертьфинал'],
  ['a play-off of a league', 'F', nationalLeague, true, 'плей-офф, финал'],
  ['a tie with only a number', '3', nationalCup, false, undefined],
  ['a tie without a name', null, nationalCup, false, undefined],
  ['a day of a league', '12', nationalLeague, false, undefined],
  ['a match of a group', 'Group A', internationalClubs, false, undefined],
])('knock-out round of %s', (_what, round, league_type, is_play_off, expected) => {
  expect(knockOutRound({ round, league_type, is_play_off }, 'ru')).toBe(expected);
});
