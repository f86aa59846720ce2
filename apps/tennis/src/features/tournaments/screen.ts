import { TOURNAMENTS_SORT } from '@tipmark/domain';
import { createListScreen } from '@tipmark/match-features/lists';
import { TournamentsScreen } from './TournamentsScreen.tsx';
import { tournamentsList } from './tournaments-list.ts';

/** `/tennis/Tournaments`: tournaments by name, tour and surface. */
export const { screen, loads } = createListScreen(tournamentsList, {
  messages: 'tournaments',
  canonicalOf: (view) => ({ ...view, query: '', sortType: TOURNAMENTS_SORT.calendar }),
  Component: TournamentsScreen,
});
