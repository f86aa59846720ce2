import { type DatedTip, ratedWindow, type WindowTip } from '@tipmark/domain';
import { tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import { lockRatings, nextRun, placeCappers, saveWindows } from './rating-queries.ts';
import { writePeriods } from './refresh-periods.ts';

/** A settled tip that is not in the database yet. */
export type TipAhead = WindowTip &
  DatedTip & {
    readonly userId: number;
    readonly isRated: boolean;
    /** Before this person's record was reset. */
    readonly isForgotten: boolean;
  };

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
    const windows = [...byUser].flatMap(([userId, all]) => {
      const window = ratedWindow(all.filter(({ isRated }) => isRated));
      return window === undefined ? [] : [{ userId, window }];
    });
    await saveWindows(trx, windows, []);
    const records = [...byUser].map(
      ([userId, all]) => [userId, all.filter(({ isForgotten }) => !isForgotten)] as const,
    );
    await writePeriods(trx, records, { userIds: [...byUser.keys()], run, nowSeconds });
    await placeCappers(trx, nowSeconds, run);
  });
}
