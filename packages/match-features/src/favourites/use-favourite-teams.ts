import { useSyncExternalStore } from 'react';
import { favouriteTeams, noFavouriteTeams } from './favourite-teams.ts';
import { watchFavourites } from './favourites.ts';

/** Teams this visitor starred; none until the page is alive. */
export const useFavouriteTeams = () =>
  useSyncExternalStore(watchFavourites, favouriteTeams, noFavouriteTeams);
