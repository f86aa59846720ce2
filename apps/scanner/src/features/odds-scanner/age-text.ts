import type { Reader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** No bookmaker has named a price for so long: it may be gone. */
const OLD_SECONDS = 2 * HOUR;

/** How long before the instant of the answer something was; older than a day says when. */
export function ageText(at: number, asOf: number, { t, locale, timeZone }: Reader): string {
  const age = Math.max(0, asOf - at);
  if (age < MINUTE) return t('match.ageSeconds', { value: age });
  if (age < HOUR) return t('match.ageMinutes', { value: Math.floor(age / MINUTE) });
  if (age < DAY) return t('match.ageHours', { value: Math.floor(age / HOUR) });
  return formatDateTime(at, locale, timeZone);
}

export const isOld = (confirmedAt: number, asOf: number): boolean =>
  asOf - confirmedAt > OLD_SECONDS;

/** How much later than the bookmakers the page knows: `8 s`, `15 min`. */
export function lagText(lagMs: number, { t }: Pick<Reader, 't'>): string {
  const seconds = Math.round(lagMs / 1_000);
  return seconds < MINUTE
    ? t('oddsScanner.seconds', { value: seconds })
    : t('oddsScanner.minutes', { value: Math.round(seconds / MINUTE) });
}
