import type { ScannerOutcome } from '@tipmark/contract';
import { DAY_SECONDS, HOUR_SECONDS, isUnconfirmed } from '@tipmark/domain';
import { ageText, type Reader } from '@tipmark/match-features';

const MINUTE = 60;
/** Without an update of any bookmaker for so long a price may be gone, and has no value. */
export const isOld = isUnconfirmed;

/** When a price last changed: its age, or `opening price, time unknown`. */
export const stepText = (
  { changedAt, phase }: Pick<ScannerOutcome, 'changedAt' | 'phase'>,
  asOf: number,
  reader: Reader,
): string =>
  changedAt === null
    ? reader.t(`oddsScanner.untimed-${phase ?? 'first'}`)
    : ageText(changedAt, asOf, reader);

/** The delay behind the bookmakers: `8 s`, `15 min`. */
export function lagText(lagMs: number, { t }: Pick<Reader, 't'>): string {
  const seconds = Math.round(lagMs / 1_000);
  return seconds < MINUTE
    ? t('oddsScanner.seconds', { value: seconds })
    : t('oddsScanner.minutes', { value: Math.round(seconds / MINUTE) });
}

/** An age in a column: `8 s`, `15 min`, `5 h`, `2 d`. */
export function shortAge(at: number, asOf: number, { t }: Pick<Reader, 't'>): string {
  const age = Math.max(0, asOf - at);
  if (age < HOUR_SECONDS) return lagText(age < MINUTE ? age * 1_000 : minutesOf(age), { t });
  return age < DAY_SECONDS
    ? t('oddsScanner.hoursAgo', { value: Math.floor(age / HOUR_SECONDS) })
    : t('oddsScanner.daysAgo', { value: Math.floor(age / DAY_SECONDS) });
}

/** Whole minutes, in milliseconds. */
const minutesOf = (seconds: number) => Math.floor(seconds / MINUTE) * MINUTE * 1_000;
