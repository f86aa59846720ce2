import type { Endpoints } from '@tipmark/contract';
import { SEARCH_TYPE, SPORT } from '@tipmark/domain';
import type { PrivateHandler } from '../handler.ts';
import { searchNames } from '../search/search-names.ts';

export const soccerSearch: PrivateHandler<Endpoints['soccerSearch']> = {
  statements: 5,
  callsPerMinute: 60,
  answer({ query: { query, searchType }, services: { db }, nowSeconds, locale }) {
    const options = { db, sport: SPORT.soccer, nowSeconds, locale };
    return searchNames(query, searchType ?? SEARCH_TYPE.all, options);
  },
};
