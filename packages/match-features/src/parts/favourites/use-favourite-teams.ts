import { useSyncExternalStore } from 'react';
import { favouriteTeams, noFavouriteTeams } from './favourite-teams.ts';
import { watchFavourites } from './favourites.ts';

/** Teams this visitor starred; empty before hydration. */
export const useFavouriteTeams = () =>
  useSyncExternalStore(watchFavourites, favouriteTeams, noFavouriteTeams);
