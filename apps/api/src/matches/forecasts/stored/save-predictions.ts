import { queueForIngest } from '../../../ingest/rows/allocate-ids.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import { insert, showForecasts } from './prediction-queries.ts';
import type { PredictionRow } from './prediction-row.ts';

export interface Saved {
  /** New rows; existing predictions are unchanged. */
  readonly stored: number;
  /** UTC days, `yyyy-mm-dd`, of matches that show another forecast now. */
  readonly days: ReadonlySet<string>;
}

/**
 * Stores predictions, and adds forecasts to matches of imported leagues that have none from a feed:
 * two statements, whatever the number. Stored ones never change: a second prediction of the same
 * model with the same knowledge is ignored.
 */
export function savePredictions(
  db: Db,
  rows: readonly PredictionRow[],
  { writesForecasts }: { readonly writesForecasts: boolean },
): Promise<Saved> {
  return tx(db, async (trx) => {
    // An ingest reads a match, changes it and writes the complete row: concurrent writes must not
    // be lost.
    await queueForIngest(trx);
    const ids = await insert(trx, rows);
    const isNew = new Set(ids);
    const shown = rows.filter((row) => row.is_publishable && isNew.has(row.match_id));
    const days = writesForecasts ? await showForecasts(trx, shown) : [];
    return { stored: ids.length, days: new Set(days) };
  });
}
