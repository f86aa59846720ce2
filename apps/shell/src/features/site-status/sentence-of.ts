import type { Reader } from '@tipmark/match-features';
import type { AreaStatus } from './site-status.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** How an area does, for people: `updated 12 seconds ago`. */
export function sentenceOf({ area, state, ageSeconds }: AreaStatus, { t, locale }: Reader): string {
  if (state === 'unknown') return t('siteStatus.unknown');
  if (area !== 'scores') return t(`siteStatus.${area}.${state}`);
  if (ageSeconds === null) return t('siteStatus.scores.none');
  return t('siteStatus.scores.updated', { ago: agoText(ageSeconds, locale) });
}

function agoText(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds < MINUTE) return format.format(-seconds, 'second');
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return format.format(-Math.floor(seconds / HOUR), 'hour');
  return format.format(-Math.floor(seconds / DAY), 'day');
}
