import { TEXT_LIMIT } from '@tipmark/domain';

/** What the address asks for, trimmed and cut to what the call takes. */
export const searchedQuery = (search: URLSearchParams): string =>
  (search.get('query') ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim();
