import { runInThisContext } from 'node:vm';

/** In the realm of the process, as an installed package does. */
const shared = (code: string): unknown => runInThisContext(code);

test.each([
  ['Array', Array, '[]'],
  ['Date', Date, 'new Date()'],
  ['Error', Error, 'new Error()'],
  ['an old-style Error', Error, 'Object.create(Error.prototype)'],
  ['Function', Function, '() => 1'],
  ['Map', Map, 'new Map()'],
  ['Object', Object, '({})'],
  ['Promise', Promise, 'Promise.resolve()'],
  ['RegExp', RegExp, '/a/'],
  ['Set', Set, 'new Set()'],
  ['TypeError', TypeError, 'new TypeError()'],
])('%s of an installed package is an instance of the class of a test file', (_, own, code) => {
  expect(shared(code) instanceof own).toBe(true);
});

test.each([
  ['Date', 'new Date()'],
  ['Error', 'new Error()'],
  ['Map', 'new Map()'],
])('%s of a test file is an instance of the class of an installed package', (name, code) => {
  const ofFile: unknown = { Date: new Date(), Error: new Error(code), Map: new Map() }[name];
  const isOf = shared(`(one) => one instanceof ${name}`) as (one: unknown) => boolean;
  expect(isOf(ofFile)).toBe(true);
});

test('other classes and values are not', () => {
  class Own extends Error {}
  expect(shared('new Error()') instanceof Own).toBe(false);
  expect(shared('new RangeError()') instanceof TypeError).toBe(false);
  expect((shared('1') as object) instanceof Object).toBe(false);
  expect(shared('new Set()') instanceof Map).toBe(false);
  expect(new Own() instanceof Own).toBe(true);
});
