import { COUNT_OF_MATCHES, NEXT_MATCHES_HOURS, TEAMS_SORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readPage, unless } from '../lists/read-choice.ts';

export const TEAM_SORTS = Object.values(TEAMS_SORT);

const HOURS = 48;
const COUNT = 10;

/** Reads which teams are listed, in which order, from an address. */
export function readTeamsView(search: URLSearchParams) {
  return {
    sortType: readChoice(search, 'sort', TEAM_SORTS, TEAMS_SORT.nextMatch),
    nextMatchesHours: readChoice(search, 'hours', NEXT_MATCHES_HOURS, HOURS),
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    pageNumber: readPage(search),
  };
}

export type TeamsView = ReturnType<typeof readTeamsView>;

/** The view as an address, defaults left out. */
export function teamsAddress(view: TeamsView, locale: Locale): string {
  const { sortType, nextMatchesHours, countOfMatches, pageNumber } = view;
  return href(
    'teams',
    {
      sort: unless(sortType, TEAMS_SORT.nextMatch),
      hours: unless(nextMatchesHours, HOURS),
      count: unless(countOfMatches, COUNT),
      page: unless(pageNumber, 1),
    },
    { locale },
  );
}
