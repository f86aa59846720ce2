import { roundWords } from './round-words.ts';

test.each([
  ['12', false, '12', '12'],
  [null, false, null, null],
  ['Group A', false, 'Group A', 'Group A'],
  ['R16', false, '1/8 финала', 'round of 16'],
  ['F', false, 'финал', 'final'],
  ['SF 3', true, 'плей-офф, полуфинал, матч 3', 'play-offs, semi-final, game 3'],
  [null, true, 'плей-офф', 'play-offs'],
])('%s', (round, isPlayOff, inRussian, inEnglish) => {
  const row = { round, is_play_off: isPlayOff };
  expect([roundWords(row, 'ru'), roundWords(row, 'en')]).toEqual([inRussian, inEnglish]);
});
