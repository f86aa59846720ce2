import { COUNT_OF_MATCHES } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { readChoice, readNumber, readSwitch, unless } from '../../lists/read-choice.ts';

export const TEAM_PLACES = ['any', 'home', 'away'] as const;
export type TeamPlace = (typeof TEAM_PLACES)[number];

const COUNT = 10;

/** Reads which of a team's matches count from an address. */
export function readTeamView(search: URLSearchParams) {
  const where = search.get('where');
  return {
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    leagueId: readNumber(search, 'league', 0),
    isCurrentGameSeason: readSwitch(search, 'season', false),
    isExcludeFriendlies: readSwitch(search, 'friendlies', true),
    place: TEAM_PLACES.find((place) => place === where) ?? ('any' as const),
  };
}

export type TeamView = ReturnType<typeof readTeamView>;

/** The view as an address, defaults left out. */
export function teamAddress(
  route: RouteName,
  teamUrl: string,
  view: TeamView,
  locale: Locale,
): string {
  const { countOfMatches, leagueId, isCurrentGameSeason, isExcludeFriendlies, place } = view;
  return href(
    route,
    {
      teamUrl,
      count: unless(countOfMatches, COUNT),
      league: unless(leagueId, 0),
      season: isCurrentGameSeason ? 1 : undefined,
      friendlies: isExcludeFriendlies ? undefined : 0,
      where: unless(place, 'any'),
    },
    { locale },
  );
}
