import { COUNT_OF_MATCHES, NEXT_MATCHES_HOURS, TEAMS_SORT } from '@tipmark/domain';
import { readChoice, readPage, unless } from '../../parts/lists/read-choice.ts';

export const TEAM_SORTS = Object.values(TEAMS_SORT);

const HOURS = 48;
const COUNT = 10;

/** Reads the filter and order of the team list from an address. */
export function readTeamsView(search: URLSearchParams) {
  return {
    sortType: readChoice(search, 'sort', TEAM_SORTS, TEAMS_SORT.nextMatch),
    nextMatchesHours: readChoice(search, 'hours', NEXT_MATCHES_HOURS, HOURS),
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    pageNumber: readPage(search),
  };
}

export type TeamsView = ReturnType<typeof readTeamsView>;

/** The view as parameters of its address, defaults left out. */
export function teamsParams(view: TeamsView) {
  const { sortType, nextMatchesHours, countOfMatches, pageNumber } = view;
  return {
    sort: unless(sortType, TEAMS_SORT.nextMatch),
    hours: unless(nextMatchesHours, HOURS),
    count: unless(countOfMatches, COUNT),
    page: unless(pageNumber, 1),
  };
}
