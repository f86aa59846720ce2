import type { HostState, Visit } from '@tipmark/remote-kit';
import { screen } from './screen.ts';

const isIndexed = (search: string) =>
  screen.head(
    {} as HostState,
    { search: new URLSearchParams(search), locale: 'ru' } as Visit,
    (key) => key,
  ).isIndexed;

test('search engines are told of the newest of everybody alone', () => {
  expect(['', 'kind=4', 'after=5', 'type=2'].map(isIndexed)).toEqual([true, true, false, false]);
});
