import { storeLocally } from '@tipmark/remote-kit/storage';
import { clearRecentSearches, recentFinds, storeRecentSearch } from './recent-finds.ts';

afterEach(clearRecentSearches);

const find = (id: number, prefix = '') => ({
  href: `${prefix}/Teams/${id}-zenit`,
  title: `Зенит ${id}`,
  note: 'Россия',
});

test('the newest are listed first, without duplicates, at most six', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) storeRecentSearch(find(id));
  expect(recentFinds('ru').map(({ title }) => title)).toEqual(
    [3, 7, 6, 5, 4, 2].map((id) => `Зенит ${id}`),
  );
});

test('each language has its own recent searches', () => {
  storeRecentSearch(find(1));
  storeRecentSearch(find(2, '/en'));
  expect(recentFinds('en')).toEqual([find(2, '/en')]);
});

test.each([
  'not json',
  '{}',
  '[1]',
  '[["/Teams/1-a","A"]]',
  '[["javascript:alert(1)","A",""]]',
  '[["//evil.example/Teams/1","A",""]]',
  `[["/Teams/1-a","${'A'.repeat(300)}",""]]`,
])('%s in local storage is ignored', (value) => {
  storeLocally('recent_finds', value);
  expect(recentFinds('ru')).toEqual([]);
});
