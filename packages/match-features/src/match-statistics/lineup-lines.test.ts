import type { EventLineup } from '@tipmark/contract';
import { lineupLines } from './lineup-lines.ts';

type Position = EventLineup['starting'][number]['position'];

const playersOf = (positions: readonly Position[]) =>
  positions.map((position, index) => ({ name: `${position} ${index}`, number: index, position }));
const ELEVEN = playersOf(['FW', 'GK', 'DF', 'DF', 'MF', 'DF', 'DF', 'MF', 'MF', 'MF', 'MF']);

test('stand in the lines of the formation from the back, the keeper first', () => {
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
  ['nobody tells the formation', null, ELEVEN],
  ['it is of other players', '4-4-1', ELEVEN],
  ['it is in words', 'diamond', ELEVEN],
  ['a player has no position', '4-2-3-1', [...ELEVEN.slice(1), ...playersOf([null])]],
  ['the keeper is unknown', '4-2-3-1', ELEVEN.filter(({ position }) => position !== 'GK')],
] as const)('are not drawn where %s', (_, formation, starting) => {
  expect(lineupLines({ formation, starting: [...starting] })).toBeUndefined();
});
