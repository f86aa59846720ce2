import { type DatedTip, periodStatistics } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import {
  type CapperPeriod,
  findRecords,
  noteCounted,
  savePeriods,
} from './capper-periods-queries.ts';

/** Recalculates the figures of these cappers for every search period, and records whose. */
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

/** Writes the figures of these cappers for every period, from their tips in order of settlement. */
export async function writePeriods(
  tx: Tx,
  records: Iterable<readonly [userId: number, tips: readonly DatedTip[]]>,
  { userIds, run, nowSeconds }: Written,
): Promise<void> {
  const periods = [...records].flatMap(([userId, tips]) =>
    [...periodStatistics(tips, nowSeconds)].map(
      ([period, figures]): CapperPeriod => ({ userId, period, figures }),
    ),
  );
  await savePeriods(tx, userIds, periods);
  await noteCounted(tx, userIds, run);
}
