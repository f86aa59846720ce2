export { SearchField } from './SearchField.tsx';
export { headerSearches } from './search-load.ts';
export { search, searchOf } from './sport-search.ts';
