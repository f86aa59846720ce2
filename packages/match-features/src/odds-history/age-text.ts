import { formatDateTime } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../match-page/reader.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** How long ago something was at the time of the answer; older than a day says when. */
export function ageText(at: number, asOf: number, { t, locale, timeZone }: Reader): string {
  const age = Math.max(0, asOf - at);
  if (age < MINUTE) return t('match.ageSeconds', { value: age });
  if (age < HOUR) return t('match.ageMinutes', { value: Math.floor(age / MINUTE) });
  if (age < DAY) return t('match.ageHours', { value: Math.floor(age / HOUR) });
  return formatDateTime(at, locale, timeZone);
}
