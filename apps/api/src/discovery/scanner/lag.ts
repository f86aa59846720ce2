import type { Sport } from '@tipmark/domain';
import type { OddsScanner } from './odds-scanner.ts';

const SECOND_MS = 1_000;

/** Age of the newest price of a sport; null while none has a time. */
export function lagMs(
  { index }: Pick<OddsScanner, 'index'>,
  sport: Sport,
  nowSeconds: number,
): number | null {
  const newest = index.newestPriceOf(sport);
  return newest === 0 ? null : Math.max(0, nowSeconds - newest) * SECOND_MS;
}
