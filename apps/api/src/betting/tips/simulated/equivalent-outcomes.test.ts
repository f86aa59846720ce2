import { SPORT } from '@tipmark/domain';
import { randomOf } from '@tipmark/simulator';
import { equivalentOf, positionInMainLine } from './equivalent-outcomes.ts';

const [HOME, DRAW, AWAY, OVER, UNDER, NOTHING] = [0, 1, 2, 3, 4, -1];

test.each([
  ['1x2.1', HOME],
  ['1x2.x', DRAW],
  ['ou.u:2.5', UNDER],
  ['dc.1x', HOME],
  ['dc.x2', AWAY],
  ['dc.12', NOTHING],
  ['ah.1:-1.5', HOME],
  ['ah.2:0.5', AWAY],
  ['tt2.o:1.5', AWAY],
  ['tt2.u:1.5', NOTHING],
  ['btts.y', OVER],
  ['btts.n', UNDER],
  ['ou.o:3.5', OVER],
])('%s corresponds to position %d of the main line', (oddType, position) => {
  expect(positionInMainLine(SPORT.soccer, oddType)).toBe(position);
});

test('in tennis, first sets and set handicaps correspond to the main line', () => {
  expect(positionInMainLine(SPORT.tennis, 's1win.2')).toBe(1);
  expect(positionInMainLine(SPORT.tennis, 'ahsets.1:-1.5')).toBe(0);
});

const played = { minMilliOdds: 1_400, maxMilliOdds: 3_000 };
const prices = new Map([
  ['1x2.1', 2_000],
  ['dc.1x', 1_250],
  ['ah.1:-1.5', 3_600],
  ['ah.1:-0.5', 1_950],
  ['ah.2:0.5', 1_850],
  ['tt1.o:1.5', 2_100],
]);

test('the replacement is an equivalent outcome at a playable price', () => {
  const taken = Array.from({ length: 50 }, (_, index) =>
    equivalentOf('1x2.1', prices, played, randomOf(1, 'kindred', index)),
  );
  expect(new Set(taken.map((one) => `${one?.oddType} ${one?.milli}`))).toEqual(
    new Set(['ah.1:-0.5 1950', 'tt1.o:1.5 2100']),
  );
});

test('a draw and an outcome without prices have no equivalent', () => {
  const random = randomOf(1, 'kindred');
  expect(equivalentOf('1x2.x', prices, played, random)).toBeUndefined();
  expect(equivalentOf('ou.o:2.5', prices, played, random)).toBeUndefined();
});
