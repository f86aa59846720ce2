import { defineFeature, lazyScreen } from '@tipmark/remote-kit';
import { searchPage } from './search-loads.ts';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const search = defineFeature({
  name: 'search',
  loads: [searchPage],
  screens: [
    lazyScreen('searchMatches', () => import(/* webpackChunkName: "statistics" */ './screen.ts')),
  ],
});
