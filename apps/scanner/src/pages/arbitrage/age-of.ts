import type { Reader } from '@tipmark/match-features';

const MINUTE = 60;

/** How long ago a price was confirmed: `40 s`, `12 min`. */
export function ageOf(confirmedAt: number, asOf: number, { t }: Pick<Reader, 't'>): string {
  const age = Math.max(0, asOf - confirmedAt);
  return age < MINUTE
    ? t('oddsScanner.seconds', { value: age })
    : t('oddsScanner.minutes', { value: Math.floor(age / MINUTE) });
}
