import type { MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive, MATCH_STATUS } from '@tipmark/domain';
import type { Locale, MatchShareImage, Screen, Translate } from '@tipmark/remote-kit';
import {
  formatDate,
  formatDateHeading,
  formatDayAndMonth,
  formatDecimalOdds,
  formatStartDay,
  formatTime,
  type KnownStart,
  knownStart,
  zoneOfStart,
} from '@tipmark/remote-kit/i18n';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import { matchState } from '../../parts/match-head/match-state.ts';
import { pricedResult } from '../../parts/match-head/result-odd-types.ts';
import { scoreText } from '../../parts/matches/score-text.ts';
import { selectionName } from '../../parts/odds/outcome-name.ts';
import type { SportPages } from '../../parts/sport/sport-pages.ts';
import type { MatchPageOptions } from './match-options.ts';

/** The reader of the share image may be anywhere: it shows the time of most visitors and UTC. */
const MOSCOW = 'Europe/Moscow';
const WORLD = 'UTC';
type Visited = Parameters<NonNullable<Screen['shareImage']>>;

/** As many parts as there is room for. */
const LAST_PARTS = 2;

/**
 * `Saturday, 21 November 2026 · 19:30 Moscow · 16:30 UTC`; there the day may still
 * be the one before.
 */
function whenOf(startsAt: number, known: KnownStart, locale: Locale, t: Translate): string {
  if (known === 'week') return formatStartDay(startsAt, locale, MOSCOW, known);
  const day = formatDateHeading(startsAt, locale, zoneOfStart(MOSCOW, known));
  if (!known) return day;
  const isSameDay = formatDate(startsAt, locale, MOSCOW) === formatDate(startsAt, locale, WORLD);
  const worldTime = formatTime(startsAt, locale, WORLD);
  const world = isSameDay
    ? worldTime
    : `${formatDayAndMonth(startsAt, locale, WORLD)}, ${worldTime}`;
  const moscow = t('match.moscowTime', { time: formatTime(startsAt, locale, MOSCOW) });
  return [day, moscow, `${world} ${WORLD}`].join(' · ');
}

/** The state of the match; empty before the start, when it would change every minute. */
function stateOf(sport: SportPages, match: MatchListItem, page: EventHead, t: Translate): string {
  if (match.status === MATCH_STATUS.scheduled && !isLive(match)) return '';
  return [
    matchState(sport, match, page, page.asOf, t).text,
    ...sport.partsOf(match, t).slice(-LAST_PARTS),
  ].join(' · ');
}

/** The last price before the start once there is one. */
function pricesOf(sport: SportPages, { odds }: EventHead, isOver: boolean, t: Translate) {
  return pricedResult({ odds }, sport.sport).flatMap((oddType) => {
    const item = odds.find((one) => one.oddType === oddType);
    const price = isOver ? (item?.closing ?? item?.current) : item?.current;
    return price ? [{ label: selectionName(oddType, t), value: formatDecimalOdds(price) }] : [];
  });
}

/** A match's share image: sides, league, time, score and the prices of the result. */
export const matchShareImage =
  ({ sport, loads }: MatchPageOptions) =>
  (...[state, { locale }, t]: Visited): MatchShareImage | undefined => {
    const page = loads.page.select(state).data;
    if (!page) return undefined;
    const match = decodeMatch(page.match);
    const { home, away, startsAt, status } = match;
    const score = scoreText(match);
    const time = page.isTimeKnown ? formatTime(startsAt, locale, MOSCOW) : '–';
    const message = stateOf(sport, match, page, t);
    const isOff = score === undefined && message !== '' && !isLive(match);
    const { countryName: country, name: league } = page.league;
    const shareImage = {
      above: t('match.league', { country, league }),
      sides: [
        { name: home.name, logo: home.logo },
        { name: away.name, logo: away.logo },
      ],
      // a match that is not played shows that instead of a misleading time
      score: score ?? (isOff ? message : time),
      state: isOff ? '' : message,
      isLive: isLive(match),
      when: whenOf(startsAt, knownStart(page), locale, t),
      prices: pricesOf(sport, page, status >= MATCH_STATUS.finished, t),
    } as const;
    const teams = t('match.teams', { home: home.name, away: away.name });
    const parts = [
      score === undefined ? teams : t('match.heading', { teams, score }),
      message,
      shareImage.above,
      shareImage.when,
      shareImage.prices.map(({ label, value }) => `${label} ${value}`).join(', '),
    ];
    return { ...shareImage, alt: parts.filter((part) => part !== '').join('. ') };
  };
