import { decodeMatch } from '@tipmark/contract/match-wire';
import { isGoalEvent, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { LinkedData, Locale } from '@tipmark/remote-kit';
import { isoStart } from '@tipmark/remote-kit/i18n';
import { hrefOf } from '@tipmark/route-builder';
import type { EventHead } from '../../../parts/match-head/event-head.ts';
import { scoreText } from '../../../parts/matches/score-text.ts';
import { breadcrumbs } from '../../../parts/page/breadcrumbs.ts';
import { leagueHref } from '../../../parts/sport/league-href.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { clockOf, shortName } from '../incident-view.ts';

export interface MatchDataOptions {
  readonly page: EventHead;
  readonly sport: Pick<SportWith<'team'>, 'linkedName' | 'linkedSide' | 'routes'>;
  readonly locale: Locale;
  readonly absolute: (path: string) => string;
}

const STATUS: Readonly<Partial<Record<MatchStatus, string>>> = {
  [MATCH_STATUS.moved]: 'EventPostponed',
  [MATCH_STATUS.canceled]: 'EventCancelled',
};

/**
 * Search engines require a match's location: as far as reported, the home team's, or for players
 * that of the tournament. Codes such as `GB-ENG` are parts of the country they begin with.
 */
function groundOf(countryCode: string, name: string) {
  const [addressCountry = ''] = countryCode.split('-', 1);
  if (addressCountry === '') return {};
  const address = { '@type': 'PostalAddress', addressCountry };
  return { location: { '@type': 'Place', name, address } };
}

/** `2:1; 24' A. Belozerov, 41' D. Tkachenko`: the result, independent of the language. */
function playedText({ match, course }: EventHead) {
  const { home, away, status } = decodeMatch(match);
  const score = scoreText({ home, away });
  if (status !== MATCH_STATUS.finished || score === undefined) return {};
  const goals = (course?.events ?? [])
    .filter(({ type, player }) => isGoalEvent(type) && player !== null)
    .map((event) => `${clockOf(event)} ${shortName(event.player ?? '')}`);
  return { description: [score, goals.join(', ')].filter(Boolean).join('; ') };
}

/**
 * A match as a SportsEvent of schema.org and its path in the site. A simulated match is not a real
 * event: it only has a path.
 */
export function matchLinkedData(options: MatchDataOptions): readonly LinkedData[] {
  const { page, sport, locale, absolute } = options;
  const { routes, linkedSide = 'SportsTeam' } = sport;
  const { home, away, startsAt, status } = decodeMatch(page.match);
  const name = `${home.name} – ${away.name}`;
  const leaguePath = leagueHref(sport, page.league, startsAt, locale);
  const matchPath = hrefOf(routes.match, { locale })(page.link);
  const trail = breadcrumbs(
    [
      { name: page.league.name, path: leaguePath },
      { name, path: matchPath },
    ],
    absolute,
  );
  if (page.isSimulated) return [trail];
  const team = (side: 'home' | 'away', teamName: string) => ({
    '@type': linkedSide,
    name: teamName,
    url: absolute(hrefOf(routes.team, { locale })(page[side].link)),
  });
  const teams = [team('home', home.name), team('away', away.name)];
  const event = {
    '@type': 'SportsEvent',
    name,
    url: absolute(matchPath),
    sport: sport.linkedName,
    // a week is no date
    ...(page.isDayKnown !== false && { startDate: isoStart(startsAt, page.isTimeKnown) }),
    eventStatus: `https://schema.org/${STATUS[status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(linkedSide === 'SportsTeam'
      ? groundOf(page.home.countryCode, home.name)
      : groundOf(page.league.countryCode, page.league.name)),
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    ...playedText(page),
    organizer: { '@type': 'SportsOrganization', name: page.league.name, url: absolute(leaguePath) },
    superEvent: {
      '@type': 'SportsEvent',
      name: `${page.league.name} ${page.season.name}`,
      url: absolute(leaguePath),
    },
  };
  return [event, trail];
}
