import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { canonicalJson, type LedgerValue } from './canonical-json.ts';

export const LEDGER_KIND = {
  tip: 'tip',
  amend: 'amend',
  settle: 'settle',
  resettle: 'resettle',
  reset: 'reset',
  hideText: 'hide-text',
} as const;
export type LedgerKind = (typeof LEDGER_KIND)[keyof typeof LEDGER_KIND];

type Place = {
  /** Place in the chain, from 1. */
  readonly seq: number;
  /** ISO 8601 with milliseconds, UTC. */
  readonly at: string;
  /** Random id of the capper. */
  readonly u: string;
};

/** m match, o odd type, p price, s stake percent, c contest season, ref entry of the tip, r result, g profit. */
export type LedgerRecord = Place &
  (
    | { t: 'tip'; m: number; o: string; p: string; s: number; c?: number }
    | { t: 'amend'; ref: number; o: string; p: string; s: number }
    | { t: 'settle' | 'resettle'; ref: number; r: SettledResult; g: string }
    | { t: 'reset' }
    | { t: 'hide-text'; ref: number }
  );

export type SettledResult = Exclude<TipResult, typeof TIP_RESULT.pending>;

const MILLI = 1_000;
const DECIMALS = 2;

/** Milli-units or milli-odds as the ledger writes them: `27600` → `"27.60"`. */
export function ledgerAmount(milli: number): string {
  return (milli / MILLI).toFixed(DECIMALS);
}

export function amountMilli(text: string): number {
  return Math.round(Number(text) * MILLI);
}

export function ledgerJson(record: LedgerRecord): string {
  return canonicalJson(record as Readonly<Record<string, LedgerValue | undefined>>);
}

/** @returns undefined when the text is not the canonical form of a record */
export function parseLedgerJson(json: string): LedgerRecord | undefined {
  try {
    const record = JSON.parse(json) as LedgerRecord;
    const isKnown = Object.values<string>(LEDGER_KIND).includes(record.t);
    return isKnown && ledgerJson(record) === json ? record : undefined;
  } catch {
    return undefined;
  }
}

export function isSettledResult(result: TipResult): result is SettledResult {
  return result !== TIP_RESULT.pending;
}
