import { memoize, memoizeFirst } from './memoize.ts';

const counted = () =>
  jest.fn((text: string | number) => (text === 'none' ? undefined : `${text}!`));

it('computes a value once, even if it is undefined', () => {
  const make = counted();
  const of = memoize({ maxEntries: 2 }, make);
  expect([of('a'), of('a'), of('none'), of('none')]).toEqual(['a!', 'a!', undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('evicts the least recently used value, one at a time', () => {
  const make = counted();
  const of = memoize({ maxEntries: 2 }, make);
  for (const key of ['a', 'b', 'a', 'c', 'a']) of(key);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  of('b');
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not cache values of keys that are too long', () => {
  const make = counted();
  const of = memoize({ maxEntries: 2, maxKeyLength: 3 }, make);
  for (const key of ['long', 'long', 'abc', 'abc']) of(key);
  expect(make).toHaveBeenCalledTimes(3);
});

it('caches only the first keys', () => {
  const make = counted();
  const of = memoizeFirst(2, make);
  for (const key of [1, 2, 3, 1, 2, 3]) of(key);
  expect(make.mock.calls.flat()).toEqual([1, 2, 3, 3]);
});
