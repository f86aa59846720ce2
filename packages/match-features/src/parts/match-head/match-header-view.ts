import type { EventSide, MatchListItem, TeamInMatch } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import {
  formatDateTime,
  formatStartDay,
  formatTime,
  isoStart,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import type { MatchHeaderView, MatchSideView } from '@tipmark/ui-kit/betting';
import { letterOf } from '../matches/past-match-view.ts';
import { scoreText } from '../matches/score-text.ts';
import { type Reader } from '../page/reader.ts';
import { simulatedMark } from '../page/simulated-mark.ts';
import { leagueHref } from '../sport/league-href.ts';
import type { SportPages } from '../sport/sport-pages.ts';
import { positionText } from '../standings/position-text.ts';
import type { EventHead } from './event-head.ts';
import { matchState } from './match-state.ts';

function formOf({ form }: EventSide, reader: Reader): MatchSideView['form'] {
  const { t, locale, timeZone } = reader;
  if (form.length === 0) return undefined;
  const matches = form.toReversed().map((past) => {
    const score = past.score.join(':');
    const text = t('match.formMatch', {
      outcome: t(`match.${past.outcome}`),
      score,
      opponent: past.opponent,
    });
    return {
      key: past.link,
      outcome: past.outcome,
      letter: letterOf(past.outcome, reader),
      title: `${text}, ${formatStartDay(past.startsAt, locale, timeZone, knownStart(past))}`,
      text,
    };
  });
  return {
    label: t('match.form', { matches: matches.map(({ text }) => text).join('; ') }),
    matches: matches.map(({ text: _, ...badge }) => badge),
  };
}

interface SideAddresses {
  readonly tableHref: string | undefined;
  readonly teamHrefOf: TeamHrefOf | undefined;
}

function sideView(
  team: TeamInMatch,
  side: EventSide,
  { tableHref, teamHrefOf }: SideAddresses,
  reader: Reader,
): MatchSideView {
  const { name, logo, redCards = 0 } = team;
  return {
    name,
    href: teamHrefOf?.(side.link),
    logo,
    form: formOf(side, reader),
    place:
      side.place && tableHref !== undefined
        ? { href: tableHref, text: positionText(side.place, reader) }
        : undefined,
    ...(redCards > 0 && {
      redCards: { label: reader.t('match.redCards', { value: redCards }), count: redCards },
    }),
  };
}

function notesOf({ round, isFriendly }: EventHead, match: MatchListItem, { t }: Reader) {
  return [
    round !== null && (/^\d+$/.test(round) ? t('match.round', { round }) : round),
    isFriendly === true && t('match.friendly'),
    match.views > 0 && t('count.views', { count: match.views }),
  ].filter((note) => note !== false);
}

/** Where the table of a match's league is; undefined for a sport without one. */
function tableAddress({ routes, hasMatchTable }: SportPages, page: EventHead, locale: Locale) {
  if (hasMatchTable) return href(routes.match, { matchUrl: page.link, tab: 'table' }, { locale });
  return (
    routes.league && href(routes.league, { leagueId: page.league.link, tab: 'table' }, { locale })
  );
}

/** Address of a side's page by its link. */
export type TeamHrefOf = (link: string) => string;

export interface HeaderContext {
  readonly nowSeconds: number;
  /** Absent while such pages are not served. */
  readonly teamHrefOf?: TeamHrefOf | undefined;
}

/** The head of a match page in the reader's language and time zone. */
export function matchHeaderView(
  sport: SportPages,
  page: EventHead,
  match: MatchListItem,
  { nowSeconds, teamHrefOf }: HeaderContext,
  reader: Reader,
): MatchHeaderView {
  const { t, locale, timeZone } = reader;
  const { league, referee } = page;
  const known = knownStart(page);
  const { home, away, startsAt } = match;
  const time = known === true ? formatTime(startsAt, locale, timeZone) : '–';
  const played = scoreText(match);
  const hasScore = played !== undefined;
  const score = played ?? time;
  const addresses = { tableHref: tableAddress(sport, page, locale), teamHrefOf };
  const teams = t('match.teams', { home: home.name, away: away.name });
  return {
    heading: hasScore ? t('match.heading', { teams, score }) : teams,
    league: {
      href: leagueHref(sport, league, startsAt, locale),
      name: t('match.league', { country: league.countryName, league: league.name }),
      countryCode: league.countryCode,
    },
    notes: notesOf(page, match, reader),
    mark: simulatedMark(page.isSimulated, reader),
    ...(referee &&
      sport.routes.referee && {
        referee: {
          label: t('match.referee'),
          href: href(sport.routes.referee, { refereeUrl: referee.link }, { locale }),
          name: referee.name,
        },
      }),
    startsAt: {
      text: formatDateTime(startsAt, locale, timeZone, known),
      iso: isoStart(startsAt, known),
    },
    home: sideView(home, page.home, addresses, reader),
    away: sideView(away, page.away, addresses, reader),
    state: matchState(sport, match, page, nowSeconds, t),
    score: { text: score, isTime: !hasScore },
    parts: sport.partsOf(match, t),
  };
}
