import { soccerSearch } from '@tipmark/contract';
import { createSearchPage, loadOf } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/Search/Matches?query=`: the header's search as a page, which works without scripts. */
export const { screen, loads } = createSearchPage({
  sport: soccer,
  load: loadOf(soccerSearch),
  foundRoutes: {
    matches: 'events',
    teams: 'team',
    leagues: 'league',
    referees: 'referee',
    users: 'profile',
  },
});
