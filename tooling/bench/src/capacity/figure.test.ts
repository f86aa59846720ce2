import { coresFor, type Figure, perCoreSecond, tableOf } from './figure.ts';

const page: Figure = {
  kind: 'page',
  unit: 'a page',
  processMs: 4,
  databaseMs: 1,
  count: 500,
};

it('a core answers as many as fit into its second, the database beside it', () => {
  expect(perCoreSecond(page)).toBe(250);
});

it('a rate needs the cores of its processor time', () => {
  expect(coresFor(5, 1_000)).toBe(5);
  expect(coresFor(0.1, 100_000)).toBe(10);
});

it('the cores of the table include those of the database, if it was measured', () => {
  const [, , first, second] = tableOf([page, { ...page, databaseMs: undefined }]).split('\n');
  expect(first).toBe('| page | a page | 4.0 | 1.0 | 250 | 5.0 | 50 | 500 | 500 |');
  expect(second).toBe('| page | a page | 4.0 |  | 250 | 4.0 | 40 | 400 | 500 |');
});
