import type { MatchListItem } from '@tipmark/contract';
import { HOUR_SECONDS, isLive, MATCH_STATUS } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import type { MatchHeaderView } from '@tipmark/ui-kit/betting';
import type { SportPages } from '../sport/sport-pages.ts';
import type { EventHead } from './event-head.ts';

const DAY = 24 * HOUR_SECONDS;
const ORDERLY: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

const statusNames = new Map(Object.entries(MATCH_STATUS).map(([name, status]) => [status, name]));

/** `in 3 h 20 min`, within a day before a known start. */
function countdown(startsAt: number, nowSeconds: number, t: Translate): string | undefined {
  const left = startsAt - nowSeconds;
  if (left <= 0 || left >= DAY) return undefined;
  const hours = Math.floor(left / HOUR_SECONDS);
  const minutes = Math.floor((left % HOUR_SECONDS) / 60);
  if (hours === 0) return t('match.inMinutes', { minutes });
  return minutes === 0 ? t('match.inFullHours', { hours }) : t('match.inHours', { hours, minutes });
}

/** The state of a match as a short text: running minute, time left, or how it ended. */
export function matchState(
  { clockOf }: Pick<SportPages, 'clockOf'>,
  match: MatchListItem,
  { isTimeKnown }: Pick<EventHead, 'isTimeKnown'>,
  nowSeconds: number,
  t: Translate,
): MatchHeaderView['state'] {
  if (isLive(match)) {
    const { text, whole = text } = clockOf(match, t);
    return { text: whole, tone: 'live' };
  }
  const { status, startsAt } = match;
  const word = t(`status.${statusNames.get(status)}`);
  if (status < MATCH_STATUS.finished) {
    const left = isTimeKnown ? countdown(startsAt, nowSeconds, t) : undefined;
    return { text: left ?? word, tone: 'plain' };
  }
  return { text: word, tone: ORDERLY.includes(status) ? 'plain' : 'warn' };
}
