import { DatabaseUnavailable, isLossOfDatabase, sqlStateOf } from './database-errors.ts';

const withCode = (code: unknown, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['08006', 'a lost connection'],
  ['53100', 'a full disk'],
  ['53300', 'too many connections'],
  ['57014', 'a statement over its deadline'],
  ['57P01', 'a shutdown by the operator'],
  ['57P03', 'a server that is starting up'],
  ['58030', 'an error of the disk'],
  ['ECONNREFUSED', 'nobody listening'],
  ['EAI_AGAIN', 'a name server that is away'],
])('%s, %s, is the fault of the database', (code) => {
  expect(isLossOfDatabase(withCode(code))).toBe(true);
});

test.each([
  ['23505', 'a unique value that exists'],
  ['22P02', 'an invalid number'],
  ['42601', 'a syntax error'],
  ['40001', 'a serialization failure'],
  ['57000', 'an intervention that is not a loss'],
  ['ENOENT', 'a missing file'],
])('%s, %s, is that of the statement', (code) => {
  expect(isLossOfDatabase(withCode(code))).toBe(false);
});

test('failures of the driver without a code are recognised by their words', () => {
  for (const text of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
  ]) {
    expect([text, isLossOfDatabase(new Error(text))]).toEqual([text, true]);
  }
  expect(isLossOfDatabase(new DatabaseUnavailable('x'))).toBe(true);
  for (const other of [new Error('null value'), withCode(8006), 'Connection terminated', null]) {
    expect(isLossOfDatabase(other)).toBe(false);
  }
});

test('the state of an error is its code, if that is a text', () => {
  expect(sqlStateOf(withCode('23505'))).toBe('23505');
  for (const other of [withCode(5), new Error('x'), null, undefined, 'text']) {
    expect(sqlStateOf(other)).toBeUndefined();
  }
});
