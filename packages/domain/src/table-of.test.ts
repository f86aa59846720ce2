import { tableOf } from './table-of.ts';

it('has its own keys and none that every object has', () => {
  const table = tableOf({ goal: 1, own: 2 });
  expect([table['goal'], table['own']]).toEqual([1, 2]);
  for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'missing'])
    expect([key, table[key]]).toEqual([key, undefined]);
  expect(Object.entries(table)).toEqual([
    ['goal', 1],
    ['own', 2],
  ]);
});
