import type { SettledTip } from '../bank/bank-summary.ts';
import { amountMilli, type LedgerRecord, type TipContent } from './ledger-record.ts';

/** A stake of one percent of the initial bank, milli-units. */
export const STAKE_UNIT_MILLI = 10_000;

interface Posted {
  readonly stakeMilli: number;
  readonly milliOdds: number;
  readonly matchId: number;
  readonly oddType: string;
}

/** A settled tip with its ledger fields, for splits. */
export type LedgerTip = SettledTip & {
  readonly matchId: number;
  readonly oddType: string;
  /** ISO 8601, of the first settlement. */
  readonly settledAt: string;
};

/**
 * The settled tips of a capper's present period from the ledger only, in order of their first
 * settlement: the input of `bankSummary`. A reset drops every tip posted before it. Delayed tips
 * count once they are opened.
 * @param records of one capper, oldest first
 */
export function tipsOfLedger(records: readonly LedgerRecord[]): LedgerTip[] {
  const posted = new Map<number, Posted>();
  const settled = new Map<number, LedgerTip>();
  for (const record of records) {
    switch (record.t) {
      case 'tip':
        if (!('k' in record)) posted.set(record.seq, postedOf(record, record.m));
        break;
      case 'amend':
        if (!('k' in record)) {
          const before = posted.get(record.ref);
          if (before !== undefined) posted.set(record.ref, postedOf(record, before.matchId));
        }
        break;
      case 'settle':
      case 'resettle': {
        const tip = posted.get(record.ref);
        if (tip === undefined) break;
        const settledAt = settled.get(record.ref)?.settledAt ?? record.at;
        const { r: result, g } = record;
        settled.set(record.ref, { ...tip, result, profitMilli: amountMilli(g), settledAt });
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

function postedOf({ o, p, s }: Pick<TipContent, 'o' | 'p' | 's'>, matchId: number): Posted {
  return { stakeMilli: s * STAKE_UNIT_MILLI, milliOdds: amountMilli(p), matchId, oddType: o };
}
