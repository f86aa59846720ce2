import fc from 'fast-check';
import { rowCountClass } from './row-count-class.ts';

const reported = (count: number) => {
  const digit = (kind: string) =>
    Number(new RegExp(` ${kind}(\\d)`).exec(rowCountClass(count))?.[1] ?? 0);
  return digit('t') * 10 + digit('o');
};

test('two classes encode the number of rows', () => {
  fc.assert(fc.property(fc.nat(99), (count) => expect(reported(count)).toBe(count)));
});

test('above 99 they encode 99', () => {
  expect(reported(2_000)).toBe(99);
});
