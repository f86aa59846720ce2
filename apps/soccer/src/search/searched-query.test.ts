import { TEXT_LIMIT } from '@tipmark/domain';
import { searchedQuery } from './searched-query.ts';

const read = (query: string) => searchedQuery(new URLSearchParams({ query }));

test('spaces round the query count for nothing, also where it is cut', () => {
  expect(read('  Zenit  ')).toBe('Zenit');
  expect(searchedQuery(new URLSearchParams())).toBe('');
  const words = 'a'.repeat(TEXT_LIMIT.searchQuery - 1);
  expect(read(`${words} and more`)).toBe(words);
});

test('a query is as long as the call takes at most', () => {
  expect(read('a'.repeat(TEXT_LIMIT.searchQuery + 1))).toHaveLength(TEXT_LIMIT.searchQuery);
});
