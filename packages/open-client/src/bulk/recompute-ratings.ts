import {
  type ChainEntry,
  closingValue,
  isRatable,
  type LedgerRecord,
  type LedgerTip,
  MATCH_STATUS,
  parseLedgerJson,
  parseOddType,
  type RatedWindow,
  type Reveal,
  ratedWindow,
  ratingWindowStart,
  tipsOfLedger,
  verifyLedger,
} from '@tipmark/domain';
import { BulkFault, filesOf, type Manifest, rowsOf } from './day-files.ts';

interface Entry {
  readonly seq: number;
  readonly json: string | null;
  readonly previousHash: string;
  readonly hash: string;
  readonly reveal: Reveal | null;
}

interface Line {
  readonly match: number;
  readonly outcome: string;
  readonly price: number;
}

interface Match {
  readonly id: number;
  readonly status: string;
}

export interface Recomputed {
  /** Ratings by the id of a capper in the ledger. */
  readonly ratings: ReadonlyMap<string, RatedWindow>;
  /** Number of the last entry in the files. */
  readonly lastSeq: number;
  readonly entries: number;
}

const MILLI = 1_000;
/** A match that never started has no closing line. */
const NEVER_BEGAN: ReadonlySet<string> = new Set(['scheduled', 'moved', 'canceled', 'walkover']);

/** The ledger of all files as records by capper: one chain, entry after entry. */
async function readLedger(folder: string, manifest: Manifest) {
  const records = new Map<string, LedgerRecord[]>();
  let last: Entry | undefined;
  let entries = 0;
  for (const file of filesOf(manifest, 'ledger')) {
    for await (const entry of rowsOf<Entry>(folder, file)) {
      const isNext =
        last === undefined || (entry.seq === last.seq + 1 && entry.previousHash === last.hash);
      if (!isNext) throw new BulkFault(`the ledger is no chain at entry ${entry.seq}`);
      last = entry;
      entries += 1;
      // the content of a tip is there once its match has begun
      if (entry.json === null) continue;
      const { json, reveal } = entry;
      const whole: ChainEntry = { ...entry, json, reveal: reveal ?? undefined };
      const fault = await verifyLedger([whole]);
      if (fault) throw new BulkFault(`entry ${entry.seq} of the ledger: ${fault.fault}`);
      const record = parseLedgerJson(json, reveal ?? undefined);
      if (record === undefined) continue;
      const own = records.get(record.u);
      if (own === undefined) records.set(record.u, [record]);
      else own.push(record);
    }
  }
  return { records, entries, lastSeq: last?.seq ?? 0 };
}

/** States and closing lines of the matches that somebody tipped on. */
async function readMatches(folder: string, manifest: Manifest, wanted: ReadonlySet<number>) {
  const states = new Map<number, string>();
  const closing = new Map<number, Map<string, number>>();
  for (const file of filesOf(manifest, 'matches')) {
    for await (const { id, status } of rowsOf<Match>(folder, file)) {
      if (wanted.has(id)) states.set(id, status);
    }
  }
  for (const file of filesOf(manifest, 'closing')) {
    for await (const { match, outcome, price } of rowsOf<Line>(folder, file)) {
      if (!wanted.has(match)) continue;
      const lines = closing.get(match) ?? new Map<string, number>();
      closing.set(match, lines.set(outcome, Math.round(price * MILLI)));
    }
  }
  return { states, closing };
}

const secondsOf = (iso: string) => Math.floor(Date.parse(iso) / MILLI);

function windowOf(
  tips: readonly LedgerTip[],
  { states, closing }: Awaited<ReturnType<typeof readMatches>>,
  nowSeconds: number,
): RatedWindow | undefined {
  const counted = tips.flatMap((tip) => {
    const status = states.get(tip.matchId);
    const market = parseOddType(tip.oddType)?.market;
    const settledAt = secondsOf(tip.settledAt);
    if (status === undefined || market === undefined) return [];
    if (settledAt <= ratingWindowStart(nowSeconds)) return [];
    const known = status === 'awarded' ? MATCH_STATUS.awarded : MATCH_STATUS.finished;
    if (!isRatable(market, tip.milliOdds, known)) return [];
    const lines = closing.get(tip.matchId);
    const hasClosed = lines !== undefined && !NEVER_BEGAN.has(status);
    const clv = hasClosed ? closingValue(tip.oddType, tip.milliOdds, lines) : null;
    return [{ ...tip, clv, settledAt, createdAt: secondsOf(tip.postedAt) }];
  });
  return ratedWindow(counted);
}

/**
 * The ratings that follow from the files of a folder: tips and results of the ledger, closing
 * lines, states of matches. The arithmetic is that of the site.
 * @throws BulkFault for files that are not what the manifest says, and a ledger that is no chain
 */
export async function recomputeRatings(
  folder: string,
  manifest: Manifest,
  nowSeconds: number,
): Promise<Recomputed> {
  const { records, entries, lastSeq } = await readLedger(folder, manifest);
  const tips = new Map([...records].map(([u, own]) => [u, tipsOfLedger(own)]));
  const wanted = new Set([...tips.values()].flat().map(({ matchId }) => matchId));
  const matches = await readMatches(folder, manifest, wanted);
  const ratings = new Map<string, RatedWindow>();
  for (const [u, own] of tips) {
    const window = windowOf(own, matches, nowSeconds);
    if (window !== undefined) ratings.set(u, window);
  }
  return { ratings, lastSeq, entries };
}
