import { COUNT_OF_MATCHES, REFEREES_SORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readNumber, readSwitch } from '../lists/read-choice.ts';

export const REFEREE_SORTS = Object.values(REFEREES_SORT);

const COUNT = 20;
const MOST_PAGES = 1_000;

/** Reads which referees are listed, in which order, from an address. */
export function readRefereesView(search: URLSearchParams) {
  return {
    sortType: readChoice(search, 'sort', REFEREE_SORTS, REFEREES_SORT.countOfMatches),
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    areOnlyAssigned: readSwitch(search, 'assigned', true),
    pageNumber: Math.min(readNumber(search, 'page', 1), MOST_PAGES),
  };
}

export type RefereesView = ReturnType<typeof readRefereesView>;

/** The view as an address, defaults left out. */
export function refereesAddress(view: RefereesView, locale: Locale): string {
  const { sortType, countOfMatches, areOnlyAssigned, pageNumber } = view;
  return href(
    'referees',
    {
      sort: sortType === REFEREES_SORT.countOfMatches ? undefined : sortType,
      count: countOfMatches === COUNT ? undefined : countOfMatches,
      assigned: areOnlyAssigned ? undefined : 0,
      page: pageNumber === 1 ? undefined : pageNumber,
    },
    { locale },
  );
}
