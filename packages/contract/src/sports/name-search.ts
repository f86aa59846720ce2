import {
  SEARCH_TYPE,
  type SearchType,
  SPORT,
  SPORT_NAMES,
  type SportName,
  sportRules,
  TEXT_LIMIT,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { searchResults } from '../entities/search-results.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { boundedText, oneOfValues } from '../values/positional.ts';

export const nameSearchCalls = defineSportEndpoints<typeof nameSearchCallsSchemas>()(SPORT_NAMES, {
  name: '*Search',
  method: 'GET',
  path: '/*/search',
  access: 'public',
  cache: 'private',
});

export const { soccerSearch, hockeySearch, tennisSearch } = nameSearchCalls;

const { referees: _, ...WITHOUT_REFEREES } = SEARCH_TYPE;

/** The kinds of names a sport has. */
const typesOf = (sport: SportName): Readonly<Record<string, SearchType>> =>
  sportRules(SPORT[sport]).hasReferees ? SEARCH_TYPE : WITHOUT_REFEREES;

export const nameSearchCallsSchemas = (sport: SportName) => ({
  summary: 'Search matches, teams, leagues, referees and users by name prefixes',
  tags: [sport],
  refusals: errorCodes('rate_limited'),
  query: z.object({
    /** Trimmed; with fewer than two characters every group is empty. */
    query: boundedText(TEXT_LIMIT.searchQuery),
    /** Absent = everything. */
    searchType: z.optional(oneOfValues(typesOf(sport))),
  }),
  reply: searchResults,
});
