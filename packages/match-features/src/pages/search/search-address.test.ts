import { TEXT_LIMIT } from '@tipmark/domain';
import { readSearchView, searchAddress } from './search-address.ts';

const read = (query: string) => readSearchView(new URLSearchParams({ query })).query;

test('spaces round the query count for nothing, also where it is cut', () => {
  expect(read('  Zenit  ')).toBe('Zenit');
  expect(readSearchView(new URLSearchParams()).query).toBe('');
  const words = 'a'.repeat(TEXT_LIMIT.searchQuery - 1);
  expect(read(`${words} and more`)).toBe(words);
});

test('a query is as long as the call takes at most', () => {
  expect(read('a'.repeat(TEXT_LIMIT.searchQuery + 1))).toHaveLength(TEXT_LIMIT.searchQuery);
});

test('a type that is none is all of them', () => {
  const typed = (type: string) => readSearchView(new URLSearchParams({ query: 'a', type }));
  expect(searchAddress('searchMatches', typed('teams'), 'en')).toBe(
    '/en/Search/Matches?query=a&type=teams',
  );
  expect(searchAddress('searchMatches', typed('players'), 'ru')).toBe('/Search/Matches?query=a');
});
