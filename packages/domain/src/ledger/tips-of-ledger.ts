import type { SettledTip } from '../bank/bank-summary.ts';
import { amountMilli, type LedgerRecord, type TipContent } from './ledger-record.ts';

/** A stake of one percent of the initial bank, milli-units. */
export const STAKE_UNIT_MILLI = 10_000;

interface Posted {
  /** Number of the entry of the tip. */
  readonly seq: number;
  /** ISO 8601. */
  readonly postedAt: string;
  readonly stakeMilli: number;
  readonly milliOdds: number;
  readonly matchId: number;
  readonly oddType: string;
}

/** A settled tip with its ledger fields, for splits. */
export type LedgerTip = SettledTip & {
  /** Number of the entry of the tip, by which it was posted. */
  readonly seq: number;
  /** ISO 8601. */
  readonly postedAt: string;
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
        if (!('k' in record)) posted.set(record.seq, postedOf(record, record, record.m));
        break;
      case 'amend':
        if (!('k' in record)) {
          const before = posted.get(record.ref);
          if (before !== undefined) posted.set(record.ref, { ...before, ...pricedOf(record) });
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

type Priced = Pick<TipContent, 'o' | 'p' | 's'>;

const pricedOf = ({ o, p, s }: Priced) => ({
  stakeMilli: s * STAKE_UNIT_MILLI,
  milliOdds: amountMilli(p),
  oddType: o,
});

const postedOf = (
  { seq, at }: Pick<LedgerRecord, 'seq' | 'at'>,
  priced: Priced,
  matchId: number,
): Posted => ({ seq, postedAt: at, matchId, ...pricedOf(priced) });
