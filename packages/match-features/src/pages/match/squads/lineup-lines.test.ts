import type { EventLineup } from '@tipmark/contract';
import { lineupLines } from './lineup-lines.ts';

type Position = EventLineup['starting'][number]['position'];

const playersOf = (positions: readonly Position[]) =>
  positions.map((position, index) => ({ name: `${position} ${index}`, number: index, position }));
const ELEVEN = playersOf(['FW', 'GK', 'DF', 'DF', 'MF', 'DF', 'DF', 'MF', 'MF', 'MF', 'MF']);

test('players are put in the lines of the formation from the back, keeper first', () => {
  const lines = lineupLines({ formation: '4-2-3-1', starting: ELEVEN });
  expect(lines?.map((line) => line.map(({ position }) => position))).toEqual([
    ['GK'],
    ['DF', 'DF', 'DF', 'DF'],
    ['MF', 'MF'],
    ['MF', 'MF', 'MF'],
    ['FW'],
  ]);
});

test.each([
  ['the formation is unknown', null, ELEVEN],
  ['the formation has another number of players', '4-4-1', ELEVEN],
  ['the formation is in words', 'diamond', ELEVEN],
  ['a player has no position', '4-2-3-1', [...ELEVEN.slice(1), ...playersOf([null])]],
  ['the keeper is unknown', '4-2-3-1', ELEVEN.filter(({ position }) => position !== 'GK')],
] as const)('there are no lines where %s', (_, formation, starting) => {
  expect(lineupLines({ formation, starting: [...starting] })).toBeUndefined();
});
