import { PROCESSES, requestsUntilEndOf, STEPS } from './steps.ts';

test('workers are replaced first, then the APIs, then the shells', () => {
  expect(PROCESSES).toEqual(['worker', 'api 1', 'api 2', 'shell 1', 'shell 2']);
});

test('every step has its share of the requests, and the last one has them all', () => {
  const ends = STEPS.map((step) => requestsUntilEndOf(step, 50_000));
  expect(ends).toEqual([6_250, 12_500, 18_750, 25_000, 31_250, 37_500, 43_750, 50_000]);
});
