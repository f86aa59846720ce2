import { COURT_TYPE, TEXT_LIMIT, TOURNAMENTS_SORT } from '@tipmark/domain';
import { readChoice, readPage, unless } from '@tipmark/match-features/lists';
import { readTour } from '../../shared/read-tour.ts';

export const TOURNAMENT_SORTS = Object.values(TOURNAMENTS_SORT);

/** Reads the filters of the list of tournaments from an address; empty = none. */
export const readTournamentsView = (search: URLSearchParams) => ({
  query: (search.get('query') ?? '').trim().slice(0, TEXT_LIMIT.searchQuery).trim(),
  tour: readTour(search),
  court: readChoice(search, 'court', Object.values(COURT_TYPE), COURT_TYPE.any),
  sortType: readChoice(search, 'sort', TOURNAMENT_SORTS, TOURNAMENTS_SORT.calendar),
  pageNumber: readPage(search),
});

export type TournamentsView = ReturnType<typeof readTournamentsView>;

/** The view as parameters of its address, defaults left out. */
export const tournamentsParams = ({
  query,
  tour,
  court,
  sortType,
  pageNumber,
}: TournamentsView) => ({
  query: unless(query, ''),
  tour: unless(tour, ''),
  court: unless(court, COURT_TYPE.any),
  sort: unless(sortType, TOURNAMENTS_SORT.calendar),
  page: unless(pageNumber, 1),
});

/** The request; filters without a value are not sent. */
export const tournamentsRequest = (view: TournamentsView) => ({
  query: {
    ...(view.query !== '' && { query: view.query }),
    ...(view.tour !== '' && { tour: view.tour }),
    ...(view.court !== COURT_TYPE.any && { courtType: view.court }),
    ...(view.sortType !== TOURNAMENTS_SORT.calendar && { sort: view.sortType }),
    ...(view.pageNumber > 1 && { page: view.pageNumber }),
  },
});
