import { type PublishedTip, ratedWindow, tipHabits, type WindowTip } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import { giveBadges } from './badge-queries.ts';
import type { RecordedTip } from './capper-periods-queries.ts';
import { rankEarlierAhead } from './earlier-ranks.ts';
import { beginDay } from './earlier-ranks-queries.ts';
import { lockRatings, nextRun, rankCappers, saveWindows } from './rating-queries.ts';
import { writePeriods } from './refresh-periods.ts';

/** A settled tip that is not in the database yet. */
export type TipAhead = WindowTip & RecordedTip & PublishedTip & { readonly userId: number };

/**
 * Rates people by tips that are known but not written yet, in order of settlement: ratings do not
 * wait for the writes. The refresh after that gives the same result.
 */
export async function rateAhead(
  { db, clock }: Pick<BettingServices, 'db' | 'clock'>,
  tips: readonly TipAhead[],
): Promise<void> {
  const byUser = Map.groupBy(tips, ({ userId }) => userId);
  await tx(db, async (trx) => {
    await lockRatings(trx);
    const nowSeconds = clock();
    const run = await nextRun(trx, nowSeconds);
    const ratedOf = new Map(
      [...byUser].map(([userId, all]) => [userId, all.filter(({ isRated }) => isRated)]),
    );
    const windows = [...ratedOf].flatMap(([userId, rated]) => {
      const window = ratedWindow(rated);
      return window === undefined ? [] : [{ userId, window, habits: tipHabits(rated) }];
    });
    await saveWindows(trx, windows, []);
    await writePeriods(trx, byUser, { userIds: [...byUser.keys()], run, nowSeconds });
    await rankCappers(trx, nowSeconds, run);
    // a refresh today would find only the written part of them
    await beginDay(trx, nowSeconds);
    await rankEarlierAhead(trx, ratedOf, nowSeconds);
    await giveBadges(trx, nowSeconds, run);
  });
}
