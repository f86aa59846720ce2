import { defineScreen } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { SearchScreen } from './SearchScreen.tsx';
import { readSearchView, searchQuery } from './search-address.ts';
import type { SearchPageOptions } from './search-options.ts';

/** The header's search as a page, which works without scripts. */
export function createSearchPage(options: SearchPageOptions): PageParts {
  const { sport, load } = options;
  const screen = defineScreen({
    route: sport.routes.search,
    loads: ({ search: address }) => {
      const view = readSearchView(address);
      return view.query === '' ? [] : [load.requested(searchQuery(view, sport.routes))];
    },
    Component: () => <SearchScreen options={options} />,
    head: (_state, { search: address }, t) => {
      const { query } = readSearchView(address);
      return {
        title: query === '' ? t('search.title') : t('search.headTitle', { query }),
        description: t('search.description'),
        isIndexed: false,
      };
    },
  });
  return { screen, loads: [load] };
}
