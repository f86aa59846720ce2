import type { ResultsPage } from '@tipmark/contract';
import { decodeMatch, type MatchListItem } from '@tipmark/contract/match-wire';
import type { SportName } from '@tipmark/domain';
import { formatDateHeading, formatDateTime, formatTime } from '@tipmark/i18n';
import type { Locale } from '@tipmark/remote-kit';
import en from '../../../locales/en/offline.json' with { type: 'json' };
import ru from '../../../locales/ru/offline.json' with { type: 'json' };
import { MAX_SEEN_MATCHES, type SeenDay, type SeenMatch } from '../../../worker/seen-day.ts';

const messages = { ru, en };

export interface DayManner {
  readonly sport: SportName;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Formats a day of results as the short text shown without a network. */
export function describeDay(reply: ResultsPage, manner: DayManner): SeenDay {
  const { sport, locale, timeZone } = manner;
  const lineOf = ({ startsAt, isTimeKnown, home, away }: MatchListItem): SeenMatch => ({
    time: isTimeKnown ? formatTime(startsAt, locale, timeZone) : '–',
    home: home.name,
    away: away.name,
    score:
      home.score === undefined || away.score === undefined ? '' : `${home.score}:${away.score}`,
  });
  let left = MAX_SEEN_MATCHES;
  const leagues = reply.leagues.map(({ name, matches }) => {
    const shown = matches.slice(0, left);
    left -= shown.length;
    return { name, matches: shown.map((wire) => lineOf(decodeMatch(wire))) };
  });
  const day = formatDateHeading(reply.timestamp, locale, timeZone);
  return {
    title: messages[locale][sport].replace('{{day}}', day),
    seenAt: formatDateTime(reply.asOf, locale, timeZone),
    locale,
    leagues: leagues.filter(({ matches }) => matches.length > 0),
  };
}
