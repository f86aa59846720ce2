import { hockeySearch } from '@tipmark/contract';
import { SEARCH_TYPE } from '@tipmark/domain';
import { createSearchPage, loadOf, requestedWith } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** `/hockey/search?query=`: the header's search as a page, which works without scripts. */
export const { screen, loads } = createSearchPage({
  sport: hockey,
  // the source does not name hockey referees
  load: requestedWith(
    loadOf(hockeySearch),
    ({ query: { query, searchType = SEARCH_TYPE.all } }) => ({
      query: {
        query,
        searchType: searchType === SEARCH_TYPE.referees ? SEARCH_TYPE.all : searchType,
      },
    }),
  ),
  foundRoutes: {
    matches: 'hockeyEvents',
    teams: 'hockeyTeam',
    leagues: 'hockeyLeague',
    users: 'profile',
  },
});
