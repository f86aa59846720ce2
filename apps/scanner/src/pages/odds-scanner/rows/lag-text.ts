import type { ScannerOutcome } from '@tipmark/contract';
import { ageText, type Reader } from '@tipmark/match-features';

const MINUTE = 60;
/** Without an update of any bookmaker for this long, a price may be gone. */
const OLD_SECONDS = 7_200;

export const isOld = (confirmedAt: number, asOf: number): boolean =>
  asOf - confirmedAt > OLD_SECONDS;

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
