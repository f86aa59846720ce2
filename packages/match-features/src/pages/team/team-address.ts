import { COUNT_OF_MATCHES } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { readChoice, readNumber, readSwitch, unless } from '../../parts/lists/read-choice.ts';
import { SQUAD_ORDERS } from './squad-order.ts';

export const TEAM_VENUES = ['any', 'home', 'away'] as const;
export type TeamVenue = (typeof TEAM_VENUES)[number];

/** Parts of the page, in their order. */
export const TEAM_TABS = ['summary', 'matches', 'table', 'squad', 'trends'] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

const COUNT = 10;

/** Reads the shown part of a team's page and the matches that count from an address. */
export function readTeamView(search: URLSearchParams) {
  const where = search.get('where');
  const tab = search.get('tab');
  const order = search.get('order');
  return {
    tab: TEAM_TABS.find((name) => name === tab) ?? ('summary' as const),
    order: SQUAD_ORDERS.find((name) => name === order) ?? ('place' as const),
    countOfMatches: readChoice(search, 'count', COUNT_OF_MATCHES, COUNT),
    leagueId: readNumber(search, 'league', 0),
    isCurrentGameSeason: readSwitch(search, 'season', false),
    isExcludeFriendlies: readSwitch(search, 'friendlies', true),
    venue: TEAM_VENUES.find((venue) => venue === where) ?? ('any' as const),
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
  const { tab, order, countOfMatches, leagueId, isCurrentGameSeason, isExcludeFriendlies, venue } =
    view;
  return href(
    route,
    {
      teamUrl,
      tab: unless(tab, 'summary'),
      order: tab === 'squad' ? unless(order, 'place') : undefined,
      count: unless(countOfMatches, COUNT),
      league: unless(leagueId, 0),
      season: isCurrentGameSeason ? 1 : undefined,
      friendlies: isExcludeFriendlies ? undefined : 0,
      where: unless(venue, 'any'),
    },
    { locale },
  );
}
