import { tennisSearch } from '@tipmark/contract';
import { SEARCH_TYPE } from '@tipmark/domain';
import { createSearchPage, loadOf, requestedWith } from '@tipmark/match-features/pages';
import { tennis } from '../../shared/tennis.ts';

/** `/tennis/search?query=`: the header's search as a page, which works without scripts. */
export const { screen, loads } = createSearchPage({
  sport: tennis,
  // tennis has no referees
  load: requestedWith(
    loadOf(tennisSearch),
    ({ query: { query, searchType = SEARCH_TYPE.all } }) => ({
      query: {
        query,
        searchType: searchType === SEARCH_TYPE.referees ? SEARCH_TYPE.all : searchType,
      },
    }),
  ),
  foundRoutes: { matches: 'tennisEvents', teams: 'player', users: 'profile' },
});
