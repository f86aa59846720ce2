import type { SettledTip } from '../bank/bank-summary.ts';
import { amountMilli, type LedgerRecord } from './ledger-record.ts';

/** A stake of one percent of the initial bank, milli-units. */
export const STAKE_UNIT_MILLI = 10_000;

type Posted = { readonly stakeMilli: number; readonly milliOdds: number };

/**
 * The settled tips of a capper's present period as the ledger alone tells them, in order of their
 * first settlement: what `bankSummary` takes. A reset forgets every tip posted before it.
 * Delayed tips count once they are opened.
 * @param records of one capper, oldest first
 */
export function tipsOfLedger(records: readonly LedgerRecord[]): SettledTip[] {
  const posted = new Map<number, Posted>();
  const settled = new Map<number, SettledTip>();
  for (const record of records) {
    switch (record.t) {
      case 'tip':
        if (!('k' in record)) posted.set(record.seq, postedOf(record));
        break;
      case 'amend':
        if (!('k' in record) && posted.has(record.ref)) posted.set(record.ref, postedOf(record));
        break;
      case 'settle':
      case 'resettle': {
        const tip = posted.get(record.ref);
        if (tip === undefined) break;
        settled.set(record.ref, { ...tip, result: record.r, profitMilli: amountMilli(record.g) });
        break;
      }
      case 'reset':
        posted.clear();
        settled.clear();
        break;
      case 'hide-text':
        break;
    }
  }
  return [...settled.values()];
}

function postedOf({ p, s }: { readonly p: string; readonly s: number }): Posted {
  return { stakeMilli: s * STAKE_UNIT_MILLI, milliOdds: amountMilli(p) };
}
