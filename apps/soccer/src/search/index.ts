import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { bringSearchScreen, LazySearchScreen } from './lazy-search-screen.ts';
import { searchPage } from './search-loads.ts';
import { searchedQuery } from './searched-query.ts';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const search = defineFeature({
  name: 'search',
  loads: [searchPage],
  screens: [
    defineScreen({
      route: 'searchMatches',
      loads: ({ search: address }) => {
        const query = searchedQuery(address);
        return query === '' ? [] : [searchPage.requested({ query: { query } })];
      },
      Component: LazySearchScreen,
      code: bringSearchScreen,
      head: (_state, { search: address }, t) => {
        const query = searchedQuery(address);
        return {
          title: query === '' ? t('search.title') : t('search.headTitle', { query }),
          description: t('search.description'),
          isIndexed: false,
        };
      },
    }),
  ],
});
