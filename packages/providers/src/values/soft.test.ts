import fc from 'fast-check';
import { countOf, listOf, numberOf, objectOf, pairOf, reach, textOf } from './soft.ts';

test.each([
  [3, 3],
  ['3', 3],
  [' 2.73 ', 2.73],
  ['32%', 32],
  ['+0.25', 0.25],
  ['-0', -0],
  [null, undefined],
  ['', undefined],
  ['n/a', undefined],
  ['1,204', undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [[3], undefined],
])('the number of %j is %s', (value, number) => {
  expect(numberOf(value)).toBe(number);
});

test('counts are whole, not negative and within their limit', () => {
  expect([countOf('7'), countOf(7.5), countOf(-1), countOf(1_000), countOf(null)]).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(pairOf(2, '1')).toEqual([2, 1]);
  expect(pairOf(2, null)).toBeUndefined();
});

test('a path ends where a part of it is missing, and never in what every object has', () => {
  const body = { fixture: { status: { short: 'NS' } }, rows: [{ id: 1 }] };
  expect(reach(body, 'fixture', 'status', 'short')).toBe('NS');
  expect(reach(body, 'rows', 0, 'id')).toBe(1);
  expect(reach(body, 'fixture', 'goals', 'home')).toBeUndefined();
  expect(reach(body, 'constructor', 'name')).toBeUndefined();
  expect(reach(null, 'fixture')).toBeUndefined();
});

test('texts are trimmed, cut and storable', () => {
  expect(textOf('  FC Köln ')).toBe('FC Köln');
  expect(textOf(57)).toBe('57');
  expect(textOf('a\0b')).toBe('ab');
  expect(textOf(' \0 ')).toBeUndefined();
  expect(textOf('x'.repeat(500), 10)).toBe('x'.repeat(10));
  expect(textOf('\ud83d')).toBe('\ufffd');
  expect(textOf({})).toBeUndefined();
});

test('anything can be read', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, step) => {
      const text = textOf(value);
      if (text !== undefined) expect(text.isWellFormed() && text === text.trim()).toBe(true);
      reach(value, step, 0);
      numberOf(value);
      expect(listOf(objectOf(value))).toEqual([]);
    }),
  );
});
