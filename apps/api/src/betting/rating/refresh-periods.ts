import { periodFigures } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import {
  type CapperPeriod,
  findRecords,
  noteCounted,
  savePeriods,
} from './capper-periods-queries.ts';

/** Recalculates the figures of these cappers for every period of the searches, and notes whose. */
export async function refreshPeriods(
  tx: Tx,
  userIds: readonly number[],
  { run, nowSeconds }: { readonly run: number; readonly nowSeconds: number },
): Promise<void> {
  const records = await findRecords(tx, userIds);
  const periods = [...records].flatMap(([userId, tips]) =>
    [...periodFigures(tips, nowSeconds)].map(
      ([period, figures]): CapperPeriod => ({ userId, period, figures }),
    ),
  );
  await savePeriods(tx, userIds, periods);
  await noteCounted(tx, userIds, run);
}
