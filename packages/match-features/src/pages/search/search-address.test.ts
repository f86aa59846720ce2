import { TEXT_LIMIT } from '@tipmark/domain';
import { readSearchView, searchAddress } from './search-address.ts';

const read = (query: string) => readSearchView(new URLSearchParams({ query })).query;

test('spaces around the query are trimmed, also after it is cut', () => {
  expect(read('  Zenit  ')).toBe('Zenit');
  expect(readSearchView(new URLSearchParams()).query).toBe('');
  const text = 'a'.repeat(TEXT_LIMIT.searchQuery - 1);
  expect(read(`${text} and more`)).toBe(text);
});

test('a query is cut to the length the call accepts', () => {
  expect(read('a'.repeat(TEXT_LIMIT.searchQuery + 1))).toHaveLength(TEXT_LIMIT.searchQuery);
});

test('an unknown type means all types', () => {
  const typed = (type: string) => readSearchView(new URLSearchParams({ query: 'a', type }));
  expect(searchAddress('searchMatches', typed('teams'), 'en')).toBe(
    '/en/Search/Matches?query=a&type=teams',
  );
  expect(searchAddress('searchMatches', typed('players'), 'ru')).toBe('/Search/Matches?query=a');
});
