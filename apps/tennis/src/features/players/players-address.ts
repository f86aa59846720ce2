import { PLAYERS_SORT, TEXT_LIMIT } from '@tipmark/domain';
import { readChoice, readPage, unless } from '@tipmark/match-features/lists';
import { readMatching, readTour } from '../../shared/read-tour.ts';

export const PLAYER_SORTS = Object.values(PLAYERS_SORT);

const COUNTRY = /^[A-Z]{2}(?:-[A-Z]{3})?$/;

/** Reads the filters of the list of players from an address; empty = none. */
export const readPlayersView = (search: URLSearchParams) => ({
  query: (search.get('query') ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim(),
  tour: readTour(search),
  country: readMatching(search, 'country', COUNTRY),
  sortType: readChoice(search, 'sort', PLAYER_SORTS, PLAYERS_SORT.rank),
  pageNumber: readPage(search),
});

export type PlayersView = ReturnType<typeof readPlayersView>;

/** The view as parameters of its address, defaults left out. */
export const playersParams = ({ query, tour, country, sortType, pageNumber }: PlayersView) => ({
  query: unless(query, ''),
  tour: unless(tour, ''),
  country: unless(country, ''),
  sort: unless(sortType, PLAYERS_SORT.rank),
  page: unless(pageNumber, 1),
});

/** The request; filters without a value are not sent. */
export const playersRequest = (view: PlayersView) => ({
  query: {
    ...(view.query !== '' && { query: view.query }),
    ...(view.tour !== '' && { tour: view.tour }),
    ...(view.country !== '' && { country: view.country }),
    ...(view.sortType !== PLAYERS_SORT.rank && { sort: view.sortType }),
    ...(view.pageNumber > 1 && { page: view.pageNumber }),
  },
});
