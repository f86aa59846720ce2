import { ratedWindow, tipHabits } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import { giveBadges } from './badge-queries.ts';
import { findAgedCappers } from './capper-periods-queries.ts';
import { refreshEarlierRanks } from './earlier-ranks.ts';
import { beginDay } from './earlier-ranks-queries.ts';
import {
  type CapperWindow,
  findWindowTips,
  lockRatings,
  rankCappers,
  saveWindows,
  takeOutdated,
} from './rating-queries.ts';
import { refreshPeriods } from './refresh-periods.ts';

/** Cappers per batch; small enough not to block other queries. */
const CAPPERS_AT_ONCE = 200;

/**
 * Updates statistics and ranks: of cappers whose tips were settled, or left the window, since the
 * last run; their statistics over the periods of the searches and calendar months; then the ranks
 * and badges of all, and once a day the ranks of a week ago. Running it twice changes nothing.
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
        const own = tips.get(userId) ?? [];
        const window = ratedWindow(own);
        if (window === undefined) emptied.push(userId);
        else windows.push({ userId, window, habits: tipHabits(own) });
      }
      await saveWindows(trx, windows, emptied);
    }
    const counted = [...new Set([...wanted, ...aged])];
    for (let from = 0; from < counted.length; from += CAPPERS_AT_ONCE) {
      const userIds = counted.slice(from, from + CAPPERS_AT_ONCE);
      await refreshPeriods(trx, userIds, { run, nowSeconds });
    }
    await rankCappers(trx, nowSeconds, run);
    if (await beginDay(trx, nowSeconds)) await refreshEarlierRanks(trx, nowSeconds);
    await giveBadges(trx, nowSeconds, run);
  });
}
