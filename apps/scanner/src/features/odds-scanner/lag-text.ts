import type { Reader } from '@tipmark/match-features';

const MINUTE = 60;
/** No bookmaker has named a price for so long: it may be gone. */
const OLD_SECONDS = 7_200;

export const isOld = (confirmedAt: number, asOf: number): boolean =>
  asOf - confirmedAt > OLD_SECONDS;

/** How much later than the bookmakers the page knows: `8 s`, `15 min`. */
export function lagText(lagMs: number, { t }: Pick<Reader, 't'>): string {
  const seconds = Math.round(lagMs / 1_000);
  return seconds < MINUTE
    ? t('oddsScanner.seconds', { value: seconds })
    : t('oddsScanner.minutes', { value: Math.round(seconds / MINUTE) });
}
