import type { HostState, Visit } from '@tipmark/remote-kit';
import { feed } from './feed-fixture.ts';

const isIndexed = (search: string) =>
  feed.head(
    {} as HostState,
    { search: new URLSearchParams(search), locale: 'ru' } as Visit,
    (key) => key,
  ).isIndexed;

test.each([
  ['?type=2&kind=4&after=5', false, { pageType: 1, kind: 0, lastItemId: 0, isInit: true }],
  ['?type=2&kind=4', true, { pageType: 2, kind: 4, lastItemId: 0, isInit: true }],
])('the request for %s, signed in: %s, includes the sidebar', (query, isSignedIn, segments) => {
  const visit = { search: new URLSearchParams(query), isSignedIn } as Visit;
  expect(feed.loads(visit)).toMatchObject([{ request: { segments } }]);
});

test('search engines index only the newest entries of everybody', () => {
  expect(['', 'kind=4', 'after=5', 'type=2'].map(isIndexed)).toEqual([true, true, false, false]);
});
