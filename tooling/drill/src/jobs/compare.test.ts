import { countOnce } from './compare.ts';

test('each must have happened once', () => {
  const times = new Map([
    ['a', 1],
    ['b', 2],
    ['not asked for', 5],
  ]);
  expect(countOnce(['a', 'b', 'c'], times)).toEqual({ wanted: 3, lost: ['c'], doubled: ['b'] });
});
