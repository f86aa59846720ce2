import { SEARCH_TYPE, TEXT_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { searchResults } from '../entities/search-results.ts';
import { boundedText, oneOfValues } from '../values/positional.ts';

export const soccerSearch = defineEndpoint<typeof soccerSearchSchemas>()({
  name: 'soccerSearch',
  method: 'GET',
  path: '/soccer/search',
  access: 'public',
  cache: 'private',
});

export const soccerSearchSchemas = () => ({
  summary: 'Matches, teams, leagues, referees and users by the beginnings of their names',
  tags: ['soccer'],
  query: z.object({
    /** Trimmed; with fewer than two characters every group is empty. */
    query: boundedText(TEXT_LIMIT.searchQuery),
    /** Absent = everything. */
    searchType: z.optional(oneOfValues(SEARCH_TYPE)),
  }),
  reply: searchResults,
});
