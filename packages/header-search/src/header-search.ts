// The list under the header's field: a chunk of its own, fetched when the field is focused.
export { recentFinds } from './recent-finds.ts';
export { Suggestions } from './Suggestions.tsx';
export { search, searchOf } from './sport-search.ts';
