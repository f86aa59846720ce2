import type { TableRow } from '@tipmark/contract';
import { rowsAround } from './rows-around.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    team: { id: index + 1 },
  })) as unknown as TableRow[];

test.each([
  ['in the middle', 20, 10, [8, 9, 10, 11, 12]],
  ['at the top', 20, 1, [1, 2, 3, 4, 5]],
  ['at the bottom', 20, 20, [16, 17, 18, 19, 20]],
  ['last but one', 20, 19, [16, 17, 18, 19, 20]],
  ['in a group of four', 4, 4, [1, 2, 3, 4]],
])('the rows around a team %s', (_, count, own, positions) => {
  expect(rowsAround(rowsOf(count), own).map(({ position }) => position)).toEqual(positions);
});
