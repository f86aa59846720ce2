import { TEXT_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { errorCodes } from '../refusals.ts';
import { boundedText, oneOfValues } from '../values/positional.ts';
import { searchResults } from './search-results.ts';

/**
 * The schemas of a sport's search.
 * @param types kinds of names this sport has
 */
export const searchSchemasOf = <Type extends number>(
  tag: string,
  types: Readonly<Record<string, Type>>,
) => ({
  summary: 'Search matches, teams, leagues, referees and users by name prefixes',
  tags: [tag],
  refusals: errorCodes('rate_limited'),
  query: z.object({
    /** Trimmed; with fewer than two characters every group is empty. */
    query: boundedText(TEXT_LIMIT.searchQuery),
    /** Absent = everything. */
    searchType: z.optional(oneOfValues(types)),
  }),
  reply: searchResults,
});
