import { HOUR_SECONDS } from '@tipmark/domain';
import { formatDayAndMonth, formatTime } from '@tipmark/remote-kit/i18n';
import { noonOf } from '../days/chosen-day.ts';
import type { Reader } from '../page/reader.ts';

const DAY = 24 * HOUR_SECONDS;
const MOST = 6;
/** Lengths between two times that read well. */
const STEPS = [
  HOUR_SECONDS / 6,
  HOUR_SECONDS / 2,
  HOUR_SECONDS,
  2 * HOUR_SECONDS,
  3 * HOUR_SECONDS,
  6 * HOUR_SECONDS,
  12 * HOUR_SECONDS,
];

export interface TimeTick {
  readonly at: number;
  readonly text: string;
}

function stepFor(span: number): number {
  return STEPS.find((step) => span / step <= MOST) ?? Math.ceil(span / DAY / MOST) * DAY;
}

/**
 * At most seven round times of the reader's zone inside a span: midnights are labelled by day,
 * others by hour. A clock change may move those after it by an hour.
 */
export function timeTicks(from: number, to: number, { locale, timeZone }: Reader): TimeTick[] {
  const midnight = noonOf(from, timeZone) - DAY / 2;
  const step = stepFor(Math.max(to - from, 1));
  const first = midnight + Math.ceil((from - midnight) / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * step;
    const time = formatTime(at, locale, timeZone);
    const isDay = step >= DAY || time === '00:00';
    return { at, text: isDay ? shortDay(at, { locale, timeZone }) : time };
  });
}

/** `15 Nov`. */
function shortDay(at: number, { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>): string {
  const [day = '', month = ''] = formatDayAndMonth(at, locale, timeZone).split('\u00A0');
  return `${day}\u00A0${month.slice(0, 3)}`;
}
