import { type BankSummary, bankSummary } from '../bank/bank-summary.ts';
import { type LedgerRecord, parseLedgerJson } from './ledger-record.ts';
import { tipsOfLedger } from './tips-of-ledger.ts';
import { type SignedHead, verifyHead } from './verify-head.ts';
import { type ChainEntry, type LedgerFault, verifyLedger } from './verify-ledger.ts';

export type VerificationFault =
  | LedgerFault['fault']
  | 'missing'
  | 'differs'
  | 'wrong-signature'
  | 'wrong-head'
  | 'other-key'
  | 'figures';

export interface VerifiedRecord {
  /** The capper's own entries. */
  readonly entries: number;
  /** Number of entries of everybody between the capper's first one and the head. */
  readonly links: number;
  /** Signed heads of days that were checked. */
  readonly heads: number;
  readonly headSeq: number;
  readonly headHash: string;
  readonly publicKey: string;
}

/** The statistics a profile shows, as far as they follow from the ledger. */
export interface ClaimedStatistics {
  readonly tipsWon: number;
  readonly tipsLost: number;
  readonly tipsReturned: number;
  readonly profit: number;
  readonly bankroll: number;
  readonly roi: number | null;
  readonly winRate: number | null;
  readonly averageOdd: number | null;
  readonly maxDrawdown: number;
}

/** The source of the ledger: the public calls, each reply unchanged. */
export interface LedgerSource {
  ofUser(afterSeq: number): Promise<{
    readonly ledgerId: string;
    readonly entries: readonly ChainEntry[];
    readonly nextAfterSeq: number | null;
    readonly head: SignedHead;
  }>;
  chainFrom(seq: number): Promise<{ readonly entries: readonly ChainEntry[] }>;
  headOf(date: string): Promise<SignedHead>;
  /** The statistics the profile shows; null where it shows none. */
  statistics(): Promise<ClaimedStatistics | null>;
}

/** Without signatures a record can be neither confirmed nor refuted. */
async function canVerify(): Promise<boolean> {
  try {
    // any 32 bytes: whether they are a point of the curve is checked later
    const { subtle } = globalThis.crypto;
    await subtle.importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify']);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'DataError';
  }
}

export type VerifyOutcome =
  | { readonly isUnsupported: true }
  | { readonly record: VerifiedRecord }
  | { readonly seq: number; readonly fault: VerificationFault };

export type OnProgress = (checked: number, total: number) => void;

/** Some part of the record is invalid. */
class Broken extends Error {
  readonly seq: number;
  readonly fault: VerificationFault;
  constructor(seq: number, fault: VerificationFault) {
    super(`${fault} at ${seq}`);
    this.seq = seq;
    this.fault = fault;
  }
}

/** Entries checked between two progress reports. */
const STEP = 100;
const MOST_DAYS = 7;
const MILLI = 1_000;
const CLOSE = 0.006;

async function checkSteps(
  entries: readonly ChainEntry[],
  before: ChainEntry | undefined,
  ledgerId: string | undefined,
  onStep: (count: number) => void,
): Promise<void> {
  let last = before;
  for (let from = 0; from < entries.length; from += STEP) {
    const step = entries.slice(from, from + STEP);
    // the previous tip has been verified already: it only links to the next
    const fault = await verifyLedger(last === undefined ? step : [last, ...step], ledgerId);
    if (fault) throw new Broken(fault.seq, fault.fault);
    last = step.at(-1);
    onStep(step.length);
  }
}

async function readOwn(source: LedgerSource) {
  const entries: ChainEntry[] = [];
  let page = await source.ofUser(0);
  const { ledgerId } = page;
  entries.push(...page.entries);
  while (page.nextAfterSeq !== null) {
    page = await source.ofUser(page.nextAfterSeq);
    entries.push(...page.entries);
  }
  return { ledgerId, entries, head: page.head };
}

async function checkHead(head: SignedHead, publicKey: string): Promise<void> {
  if (head.publicKey !== publicKey) throw new Broken(head.seq, 'other-key');
  if (!(await verifyHead(head))) throw new Broken(head.seq, 'wrong-signature');
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

/**
 * Signed heads of the last complete days before that of `head`, from the day of the first entry on.
 */
async function readDays(
  source: LedgerSource,
  first: ChainEntry,
  head: SignedHead,
): Promise<SignedHead[]> {
  const record = JSON.parse(first.json) as LedgerRecord;
  const from = record.at.slice(0, 10);
  const heads: SignedHead[] = [];
  for (let back = 1; back <= MOST_DAYS; back += 1) {
    const date = dayOf(Date.parse(head.date) - back * DAY_MS);
    if (date < from) break;
    const day = await source.headOf(date);
    await checkHead(day, head.publicKey);
    heads.push(day);
  }
  return heads;
}

interface Walk {
  readonly source: LedgerSource;
  readonly own: readonly ChainEntry[];
  readonly heads: readonly SignedHead[];
  /** Where the walk ends. */
  readonly head: SignedHead;
  readonly onStep: (count: number) => void;
}

/** Goes link by link from the capper's first entry to the head, checking every entry on the way. */
async function walkChain({ source, own, heads, head, onStep }: Walk): Promise<number> {
  const wanted = new Map(own.map((entry) => [entry.seq, entry]));
  const signed = new Map([...heads, head].map((one) => [one.seq, one]));
  let next = own[0]?.seq ?? 1;
  let last: ChainEntry | undefined;
  let walked = 0;
  while (next <= head.seq) {
    const { entries } = await source.chainFrom(next);
    const page = entries.filter(({ seq }) => seq <= head.seq);
    if (page.length === 0) throw new Broken(next, 'missing');
    for (const entry of page) {
      if (entry.seq !== next) throw new Broken(next, 'missing');
      const mine = wanted.get(entry.seq);
      if (mine && (mine.hash !== entry.hash || mine.json !== entry.json)) {
        throw new Broken(entry.seq, 'differs');
      }
      const mark = signed.get(entry.seq);
      if (mark && mark.hash !== entry.hash) throw new Broken(entry.seq, 'wrong-head');
      next += 1;
    }
    await checkSteps(page, last, undefined, onStep);
    last = page.at(-1);
    walked += page.length;
  }
  return walked;
}

const isClose = (claimed: number | null, found: number | null) =>
  claimed === found || (claimed !== null && found !== null && Math.abs(claimed - found) < CLOSE);

function areSame(claimed: ClaimedStatistics, found: BankSummary): boolean {
  return (
    claimed.tipsWon === found.won &&
    claimed.tipsLost === found.lost &&
    claimed.tipsReturned === found.returned &&
    isClose(claimed.profit, found.profitMilli / MILLI) &&
    isClose(claimed.bankroll, found.bankrollMilli / MILLI) &&
    isClose(claimed.roi, found.roiPercent) &&
    isClose(claimed.winRate, found.winRatePercent) &&
    isClose(
      claimed.averageOdd,
      found.averageMilliOdds === null ? null : found.averageMilliOdds / MILLI,
    ) &&
    isClose(claimed.maxDrawdown, found.maxDrawdownPercent)
  );
}

async function verifyStatistics(source: LedgerSource, own: readonly ChainEntry[]): Promise<void> {
  const claimed = await source.statistics();
  const records = own.flatMap(({ json, reveal }) => parseLedgerJson(json, reveal) ?? []);
  if (claimed && !areSame(claimed, bankSummary(tipsOfLedger(records)))) {
    throw new Broken(0, 'figures');
  }
}

/**
 * Recomputes the record of a capper, in browsers and command lines: all their entries, the
 * statistics that follow from them, the signatures of heads, and every link of the chain from their
 * first entry to the head.
 */
export async function verifyRecord(
  source: LedgerSource,
  onProgress: OnProgress,
): Promise<VerifyOutcome> {
  if (!(await canVerify())) return { isUnsupported: true };
  let checked = 0;
  let total = 0;
  const onStep = (count: number) => {
    checked += count;
    onProgress(checked, Math.max(total, checked));
  };
  try {
    const { ledgerId, entries: own, head } = await readOwn(source);
    const [first] = own;
    const links = first === undefined ? 0 : Math.max(0, head.seq - first.seq + 1);
    total = own.length + links;
    onProgress(0, total);
    await checkSteps(own, undefined, ledgerId, onStep);
    await checkHead(head, head.publicKey);
    await verifyStatistics(source, own);
    const heads = first === undefined ? [] : await readDays(source, first, head);
    const walked = links === 0 ? 0 : await walkChain({ source, own, heads, head, onStep });
    return {
      record: {
        entries: own.length,
        links: walked,
        heads: heads.length + 1,
        headSeq: head.seq,
        headHash: head.hash,
        publicKey: head.publicKey,
      },
    };
  } catch (error) {
    if (error instanceof Broken) return { seq: error.seq, fault: error.fault };
    throw error;
  }
}
