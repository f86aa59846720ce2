import { nameSearchCalls } from '@tipmark/contract';
import { SEARCH_TYPE, type Sport } from '@tipmark/domain';
import { searchNames } from '../../discovery/search/search-names.ts';
import type { OfEverySport, PrivateHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Searches names in a sport; without a search type, names of every kind. */
export function nameSearch(sport: Sport): PrivateHandler<OfEverySport<'Search'>> {
  return {
    statements: 10,
    callsPerMinute: 60,
    answer({ query, services: { db }, nowSeconds, locale }) {
      const type = 'searchType' in query ? query.searchType : undefined;
      const options = { db, sport, nowSeconds, locale };
      return searchNames(query.query, type ?? SEARCH_TYPE.all, options);
    },
  };
}

export const nameSearchHandlers = sportHandlers(nameSearchCalls, nameSearch);
