import { defineScreen } from '@tipmark/remote-kit';
import { SearchScreen } from './SearchScreen.tsx';
import { searchPage } from './search-loads.ts';
import { searchedQuery } from './searched-query.ts';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const screen = defineScreen({
  route: 'searchMatches',
  loads: ({ search: address }) => {
    const query = searchedQuery(address);
    return query === '' ? [] : [searchPage.requested({ query: { query } })];
  },
  Component: SearchScreen,
  head: (_state, { search: address }, t) => {
    const query = searchedQuery(address);
    return {
      title: query === '' ? t('search.title') : t('search.headTitle', { query }),
      description: t('search.description'),
      isIndexed: false,
    };
  },
});

export const loads = [searchPage];
