import type { Action } from 'redux';
import { createSearcher } from './create-searcher.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('keys in a row are one call, for the last of them', () => {
  const sent: Action[] = [];
  const typed = createSearcher((action) => sent.push(action));
  for (const query of ['зе', 'зен', 'зени', 'зенит ', 'зенит']) {
    typed(query);
    jest.advanceTimersByTime(50);
  }
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toMatchObject([{ phase: 'requested', request: { query: { query: 'зенит' } } }]);
});

test('an emptied field asks for nothing more', () => {
  const sent: Action[] = [];
  const typed = createSearcher((action) => sent.push(action));
  typed('зенит');
  typed('');
  jest.advanceTimersByTime(1_000);
  expect(sent).toMatchObject([{ phase: 'reset' }]);
});
