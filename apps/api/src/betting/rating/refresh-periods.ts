import { monthRecords, periodStatistics } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { saveMonths } from './capper-months-queries.ts';
import {
  type CapperPeriod,
  findRecords,
  noteCounted,
  type RecordedTip,
  savePeriods,
} from './capper-periods-queries.ts';

/**
 * Recalculates the statistics of these cappers for every search period and calendar month, and
 * records whose.
 */
export async function refreshPeriods(
  tx: Tx,
  userIds: readonly number[],
  { run, nowSeconds }: { readonly run: number; readonly nowSeconds: number },
): Promise<void> {
  await writePeriods(tx, await findRecords(tx, userIds), { userIds, run, nowSeconds });
}

interface Written {
  readonly userIds: readonly number[];
  readonly run: number;
  readonly nowSeconds: number;
}

/**
 * Writes the statistics of these cappers for every period and month, from their tips in order of
 * settlement.
 */
export async function writePeriods(
  tx: Tx,
  records: Iterable<readonly [userId: number, tips: readonly RecordedTip[]]>,
  { userIds, run, nowSeconds }: Written,
): Promise<void> {
  const all = [...records];
  const periods = all.flatMap(([userId, tips]) =>
    [
      ...periodStatistics(
        tips.filter(({ isForgotten }) => !isForgotten),
        nowSeconds,
      ),
    ].map(([period, statistics]): CapperPeriod => ({ userId, period, statistics })),
  );
  const months = all.flatMap(([userId, tips]) =>
    monthRecords(tips.filter(({ isRated }) => isRated)).map((record) => ({ userId, record })),
  );
  await savePeriods(tx, userIds, periods);
  await saveMonths(tx, userIds, months);
  await noteCounted(tx, userIds, run);
}
