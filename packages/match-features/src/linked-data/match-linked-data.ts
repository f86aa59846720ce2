import type { EventPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { LinkedData, Locale } from '@tipmark/remote-kit';
import { href, type RouteName } from '@tipmark/route-builder';
import { breadcrumbs } from './breadcrumbs.ts';

export interface MatchDataRoutes {
  readonly match: RouteName;
  readonly league: RouteName;
  readonly team: RouteName;
}

export interface MatchDataOptions {
  readonly page: EventPage;
  /** The sport's name as schema.org wants it said: a name in English. */
  readonly sport: string;
  readonly routes: MatchDataRoutes;
  readonly locale: Locale;
  readonly absolute: (path: string) => string;
}

const STATUS: Readonly<Partial<Record<MatchStatus, string>>> = {
  [MATCH_STATUS.moved]: 'EventPostponed',
  [MATCH_STATUS.canceled]: 'EventCancelled',
};

const isoDay = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);
const isoTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/**
 * Search engines want to know where a match is: as far as anybody has told us, at its host's. Codes
 * such as `GB-ENG` are parts of the country they begin with.
 */
function groundOf({ home }: EventPage, hostName: string) {
  const [addressCountry = ''] = home.countryCode.split('-', 1);
  if (addressCountry === '') return {};
  const address = { '@type': 'PostalAddress', addressCountry };
  return { location: { '@type': 'Place', name: hostName, address } };
}

/**
 * A match as a SportsEvent of schema.org and its place on the site. An invented match is nobody's
 * event: it has a place only.
 */
export function matchLinkedData(options: MatchDataOptions): readonly LinkedData[] {
  const { page, sport, routes, locale, absolute } = options;
  const { home, away, startsAt, status } = decodeMatch(page.match);
  const pathOf = (route: RouteName, params: Readonly<Record<string, string>>) =>
    href(route, params, { locale });
  const name = `${home.name} – ${away.name}`;
  const leaguePath = pathOf(routes.league, { leagueId: page.league.link });
  const matchPath = pathOf(routes.match, { matchUrl: page.link });
  const place = breadcrumbs(
    [
      { name: page.league.name, path: leaguePath },
      { name, path: matchPath },
    ],
    absolute,
  );
  if (page.isSimulated) return [place];
  const team = (side: 'home' | 'away', teamName: string) => ({
    '@type': 'SportsTeam',
    name: teamName,
    url: absolute(pathOf(routes.team, { teamUrl: page[side].link })),
  });
  const teams = [team('home', home.name), team('away', away.name)];
  const event = {
    '@type': 'SportsEvent',
    name,
    url: absolute(matchPath),
    sport,
    startDate: page.isTimeKnown ? isoTime(startsAt) : isoDay(startsAt),
    eventStatus: `https://schema.org/${STATUS[status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...groundOf(page, home.name),
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    organizer: { '@type': 'SportsOrganization', name: page.league.name, url: absolute(leaguePath) },
    superEvent: {
      '@type': 'SportsEvent',
      name: `${page.league.name} ${page.season.name}`,
      url: absolute(leaguePath),
    },
  };
  return [event, place];
}
