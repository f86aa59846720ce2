import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import { canonicalJson } from './canonical-json.ts';

export const LEDGER_KIND = {
  tip: 'tip',
  amend: 'amend',
  settle: 'settle',
  resettle: 'resettle',
  reset: 'reset',
  hideText: 'hide-text',
} as const;
export type LedgerKind = (typeof LEDGER_KIND)[keyof typeof LEDGER_KIND];

interface Entry {
  /** Number in the chain, from 1. */
  readonly seq: number;
  /** ISO 8601 with milliseconds, UTC. */
  readonly at: string;
  /** Random id of the capper. */
  readonly u: string;
}

/** m match, o odd type, p price, s stake percent, c contest season. */
export interface TipContent {
  m: number;
  o: string;
  p: string;
  s: number;
  c?: number;
}
interface AmendContent {
  o: string;
  p: string;
  s: number;
}

/**
 * ref entry of the tip, r result, g profit; k = SHA-256(salt + json) of a delayed tip's content.
 */
export type LedgerRecord = Entry &
  (
    | ({ t: 'tip' } & (TipContent | { k: string }))
    | ({ t: 'amend'; ref: number } & (AmendContent | { k: string }))
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
  return canonicalJson({ ...record });
}

/** The content of a delayed tip, revealed once its match began. */
export interface Reveal {
  readonly salt: string;
  readonly json: string;
}

/**
 * @param reveal opens a delayed tip; `verifyLedger` checks whether it is the right one
 * @returns undefined when the text is not the canonical form of a record
 */
export function parseLedgerJson(json: string, reveal?: Reveal): LedgerRecord | undefined {
  try {
    const record = JSON.parse(json) as LedgerRecord;
    const isKnown = Object.values<string>(LEDGER_KIND).includes(record.t);
    if (!isKnown || ledgerJson(record) !== json) return undefined;
    return reveal === undefined ? record : opened(record, reveal);
  } catch {
    return undefined;
  }
}

function opened(record: LedgerRecord, { json }: Reveal): LedgerRecord {
  if (!('k' in record)) return record;
  const { k: _, ...entry } = record;
  return { ...entry, ...(JSON.parse(json) as TipContent) } as LedgerRecord;
}

export function isSettledResult(result: TipResult): result is SettledResult {
  return result !== TIP_RESULT.pending;
}
