import { typoDistance } from './typo-distance.ts';

test.each([
  ['madrid', 'madrid', 0, true],
  ['madr', 'madrid', 0, false],
  ['madrit', 'madrid', 1, true],
  ['madird', 'madrid', 1, true],
  ['mdrid', 'madrid', 1, true],
  ['maadrid', 'madrid', 1, true],
  ['barsil', 'barselona', 1, false],
  ['brasilona', 'barselona', 2, true],
  ['', 'barselona', 0, false],
  ['roma', '', 4, true],
])('"%s" typed for "%s" has %d mistakes', (typed, token, mistakes, isWhole) => {
  expect(typoDistance(typed, token)).toEqual({ mistakes, isWhole });
});
