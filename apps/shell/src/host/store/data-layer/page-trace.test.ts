import { pageTrace } from './page-trace.ts';

const described = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const timings = (...serverTiming: object[]) => {
  performance.getEntriesByType = () => [{ serverTiming }] as never;
};

afterEach(() => jest.restoreAllMocks());

test('is what the server names in the header of the page', () => {
  timings({ name: 'db' }, { name: 'traceparent', description: described });
  expect(pageTrace()).toBe(described);
});

test('is nothing without traces', () => {
  timings();
  expect(pageTrace()).toBeUndefined();
});

test('ends after five minutes', () => {
  timings({ name: 'traceparent', description: described });
  jest.spyOn(performance, 'now').mockReturnValue(300_001);
  expect(pageTrace()).toBeUndefined();
});
