import { PLAYERS_SORT } from '@tipmark/domain';
import { createListScreen } from '@tipmark/match-features/lists';
import { PlayersScreen } from './PlayersScreen.tsx';
import { playersList } from './players-list.ts';

/** `/tennis/players?query=&country=&tour=`: players by name, country and tour. */
export const { screen, loads } = createListScreen(playersList, {
  messages: 'players',
  // searches and orders show the same players again
  canonicalOf: (view) => ({ ...view, query: '', sortType: PLAYERS_SORT.rank }),
  Component: PlayersScreen,
});
