import { chainHash, sha256Hex } from './chain-hash.ts';
import { parseLedgerJson, type Reveal } from './ledger-record.ts';

export interface ChainEntry {
  readonly seq: number;
  readonly json: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly reveal?: Reveal | undefined;
}

export interface LedgerFault {
  readonly seq: number;
  readonly fault:
    | 'not-canonical'
    | 'wrong-seq'
    | 'wrong-hash'
    | 'broken-chain'
    | 'foreign'
    | 'wrong-reveal';
}

/**
 * Recomputes entries of the ledger, oldest first; runs in browsers. Gaps between the entries of one
 * capper are other people's entries; consecutive ones must link.
 * @param ledgerId when given, every entry must be this capper's
 * @returns the first fault, undefined when everything is valid
 */
export async function verifyLedger(
  entries: readonly ChainEntry[],
  ledgerId?: string,
): Promise<LedgerFault | undefined> {
  let last: ChainEntry | undefined;
  for (const entry of entries) {
    const fault = (await faultOf(entry, ledgerId)) ?? linkFault(last, entry);
    if (fault !== undefined) return { seq: entry.seq, fault };
    last = entry;
  }
  return undefined;
}

async function faultOf(
  { seq, json, previousHash, hash, reveal }: ChainEntry,
  ledgerId: string | undefined,
): Promise<LedgerFault['fault'] | undefined> {
  const record = parseLedgerJson(json);
  if (record === undefined) return 'not-canonical';
  if (record.seq !== seq) return 'wrong-seq';
  if (ledgerId !== undefined && record.u !== ledgerId) return 'foreign';
  if ((await chainHash(previousHash, json)) !== hash) return 'wrong-hash';
  if (reveal === undefined) return undefined;
  const isRight = 'k' in record && (await sha256Hex(reveal.salt + reveal.json)) === record.k;
  return isRight ? undefined : 'wrong-reveal';
}

function linkFault(last: ChainEntry | undefined, entry: ChainEntry) {
  if (last === undefined) return undefined;
  if (entry.seq <= last.seq) return 'wrong-seq';
  const isNext = entry.seq === last.seq + 1;
  return isNext && entry.previousHash !== last.hash ? 'broken-chain' : undefined;
}
