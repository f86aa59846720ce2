import { COUNT_OF_MATCHES, REFEREES_SORT } from '@tipmark/domain';
import {
  readChoice,
  readNumber,
  readPage,
  readSwitch,
  unless,
} from '@tipmark/match-features/lists';

export const REFEREE_SORTS = Object.values(REFEREES_SORT);

const COUNT = 20;

/** Reads which referees are listed, in which order, from an address. */
export function readRefereesView(search: URLSearchParams) {
  return {
    sortType: readChoice(search, 'sort', REFEREE_SORTS, REFEREES_SORT.countOfMatches),
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    leagueId: readNumber(search, 'league', 0),
    areOnlyAssigned: readSwitch(search, 'assigned', true),
    pageNumber: readPage(search),
  };
}

export type RefereesView = ReturnType<typeof readRefereesView>;

/** The view as parameters of its address, without defaults. */
export function refereesParams(view: RefereesView) {
  const { sortType, countOfMatches, leagueId, areOnlyAssigned, pageNumber } = view;
  return {
    league: unless(leagueId, 0),
    sort: unless(sortType, REFEREES_SORT.countOfMatches),
    count: unless(countOfMatches, COUNT),
    assigned: areOnlyAssigned ? undefined : 0,
    page: unless(pageNumber, 1),
  };
}
