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
])(
  'of %s, signed in: %s, the page asks for what stands beside it',
  (query, isSignedIn, segments) => {
    const visit = { search: new URLSearchParams(query), isSignedIn } as Visit;
    expect(feed.loads(visit)).toMatchObject([{ request: { segments } }]);
  },
);

test('search engines are told of the newest of everybody alone', () => {
  expect(['', 'kind=4', 'after=5', 'type=2'].map(isIndexed)).toEqual([true, true, false, false]);
});
