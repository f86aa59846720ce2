import { ratedWindow } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import { findAgedCappers } from './capper-periods-queries.ts';
import {
  type CapperWindow,
  findWindowTips,
  lockRatings,
  placeCappers,
  saveWindows,
  takeOutdated,
} from './rating-queries.ts';
import { refreshPeriods } from './refresh-periods.ts';

/** Cappers per batch; small enough not to block other queries. */
const CAPPERS_AT_ONCE = 200;

/**
 * Updates figures and places: of cappers whose tips were settled, or left the window, since the
 * last run; their figures over the periods of the searches; then the places of all. Running it
 * twice changes nothing.
 */
export async function refreshRatings({
  db,
  clock,
}: Pick<BettingServices, 'db' | 'clock'>): Promise<void> {
  await tx(db, async (trx) => {
    await lockRatings(trx);
    const nowSeconds = clock();
    const aged = await findAgedCappers(trx, nowSeconds);
    const { userIds: wanted, run } = await takeOutdated(trx, nowSeconds);
    for (let from = 0; from < wanted.length; from += CAPPERS_AT_ONCE) {
      const userIds = wanted.slice(from, from + CAPPERS_AT_ONCE);
      const tips = await findWindowTips(trx, userIds, nowSeconds);
      const windows: CapperWindow[] = [];
      const emptied: number[] = [];
      for (const userId of userIds) {
        const window = ratedWindow(tips.get(userId) ?? []);
        if (window === undefined) emptied.push(userId);
        else windows.push({ userId, window });
      }
      await saveWindows(trx, windows, emptied);
    }
    const counted = [...new Set([...wanted, ...aged])];
    for (let from = 0; from < counted.length; from += CAPPERS_AT_ONCE) {
      const userIds = counted.slice(from, from + CAPPERS_AT_ONCE);
      await refreshPeriods(trx, userIds, { run, nowSeconds });
    }
    await placeCappers(trx, nowSeconds, run);
  });
}
