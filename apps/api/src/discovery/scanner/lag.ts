import type { Sport } from '@tipmark/domain';
import type { OddsScanner } from './odds-scanner.ts';

const SECOND_MS = 1_000;

/** Age of the newest price of a sport; 0 while there is none. */
export function lagMs(
  { index }: Pick<OddsScanner, 'index'>,
  sport: Sport,
  nowSeconds: number,
): number {
  const newest = index.newestPriceOf(sport);
  return newest === 0 ? 0 : Math.max(0, nowSeconds - newest) * SECOND_MS;
}
