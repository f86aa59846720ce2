// The list under the header's field: a chunk of its own, fetched when somebody goes into the field.
export { createSearcher } from './create-searcher.ts';
export { recentFinds } from './recent-finds.ts';
export { Suggestions } from './Suggestions.tsx';
