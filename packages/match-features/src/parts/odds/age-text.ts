import { DAY_SECONDS, HOUR_SECONDS } from '@tipmark/domain';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

const MINUTE = 60;

/** The age of something at the time of the reply; from a day on its date. */
export function ageText(at: number, asOf: number, { t, locale, timeZone }: Reader): string {
  const age = Math.max(0, asOf - at);
  if (age < MINUTE) return t('match.ageSeconds', { value: age });
  if (age < HOUR_SECONDS) return t('match.ageMinutes', { value: Math.floor(age / MINUTE) });
  if (age < DAY_SECONDS) return t('match.ageHours', { value: Math.floor(age / HOUR_SECONDS) });
  return formatDateTime(at, locale, timeZone);
}
