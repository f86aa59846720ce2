import { defineScreen } from '@tipmark/remote-kit';
import { SearchScreen } from './SearchScreen.tsx';
import { readSearchView, searchRequest } from './search-address.ts';
import { searchPage } from './search-loads.ts';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const screen = defineScreen({
  route: 'searchMatches',
  loads: ({ search: address }) => {
    const view = readSearchView(address);
    return view.query === '' ? [] : [searchRequest(view)];
  },
  Component: SearchScreen,
  head: (_state, { search: address }, t) => {
    const { query } = readSearchView(address);
    return {
      title: query === '' ? t('search.title') : t('search.headTitle', { query }),
      description: t('search.description'),
      isIndexed: false,
    };
  },
});

export const loads = [searchPage];
