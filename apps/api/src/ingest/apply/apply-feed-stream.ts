import { setImmediate } from 'node:timers/promises';
import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';
import type { Db } from '../../platform/database/connect.ts';
import { sqlStateOf } from '../../platform/errors/database-errors.ts';
import { createAppliedWatermarks } from '../batch/applied-watermarks.ts';
import { type FeedBatch, inOrderOfKinds, partition } from '../batch/feed-batch.ts';
import type { Unresolved } from '../batch/split-by-keys.ts';
import { utcDay } from '../matches/match-state.ts';
import { createTally, type FeedReport, type Tally } from '../records/feed-report.ts';
import { withoutImpossiblePrices } from '../records/impossible-prices.ts';
import { type ReadRecord, readFeedRecord, refuse } from '../records/read-feed-record.ts';
import {
  applyBatch,
  type BatchOutcome,
  createFeedMemory,
  type FeedMemory,
  type StreamMemory,
} from './apply-batch.ts';
import { saveRejectedLines } from './quarantine-queries.ts';

export interface FeedOptions {
  /** For the quarantine and for results of days to come; default: the clock of the process. */
  nowSeconds?: () => number;
  /** Records per transaction. */
  batchSize?: number;
  /** Each match is reported completely, as in files: exact repetitions are skipped. */
  isWhole?: boolean;
  /**
   * Takes a record that refers to something unknown at the end, so that it may be sent again.
   * @returns false: it is refused, as all are without this
   */
  holds?: (line: FeedLine) => boolean;
  /** From earlier streams of the same import; default: nothing is known. */
  memory?: FeedMemory;
  /** Lines are read immediately; nothing is stored before this is done, or at all when it fails. */
  after?: Promise<unknown> | undefined;
  /** Called after every batch with the stream's progress. */
  onProgress?: (progress: { records: number; report: FeedReport }) => void;
}

const BATCH_SIZE = 2_500;
/** Lines read before the database is answered: it must not wait for the reader. */
const LINES_AT_ONCE = 64;
/** Number of records that may wait until what they refer to arrives; further ones are refused. */
const MOST_WAITING = 50_000;

/**
 * Applies a stream of feed records from any sender. Every line is checked; invalid lines are
 * quarantined with the reason and the rest is applied. Records may come in any order and any number
 * of times: a record that refers to something later in the same stream waits for it.
 * @throws when the database fails; what was applied until then stays, and sending the stream again
 * ends in the same state
 */
export async function applyFeedStream(
  db: Db,
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  options: FeedOptions = {},
): Promise<FeedReport> {
  const { nowSeconds = () => Math.floor(Date.now() / 1_000), batchSize = BATCH_SIZE } = options;
  const { isWhole = false, after = Promise.resolve(), holds = () => false } = options;
  const known = options.memory ?? createFeedMemory();
  const applied = createAppliedWatermarks();
  const memory: StreamMemory = { ...known, applied, nowSeconds };
  const tally = createTally();
  const waiting: Unresolved[] = [];
  const refusals: RejectedLine[] = [];
  const saveRefused = async () => {
    tally.refuse(refusals);
    await saveRejectedLines(db, refusals.splice(0), nowSeconds());
  };
  const divide = (reads: readonly ReadRecord[]) => partition(reads, isWhole);
  const apply = async (batch: FeedBatch) => {
    const outcome = await applyOrDivide({ db, memory, tally, divide }, batch);
    refusals.push(...outcome.refused.map(({ read, reason }) => refuse(read.origin, reason)));
    return outcome.unresolved;
  };
  const flush = async (batch: FeedBatch, records: number) => {
    waiting.push(...(await apply(batch)));
    refusals.push(...waiting.splice(MOST_WAITING).map(toRefusal));
    await saveRefused();
    options.onProgress?.({ records, report: tally.report() });
  };

  let batch: ReadRecord[] = [];
  let records = 0;
  // A batch is read while the one before it is stored. An error of that is thrown where it is
  // awaited; until then it must not end the process.
  let flushed: Promise<unknown> = after;
  flushed.catch(() => undefined);
  const applyBatch = async () => {
    const full = divide(batch);
    await flushed;
    flushed = flush(full, records);
    flushed.catch(() => undefined);
    batch = [];
  };
  /** @returns a promise to await before the next line */
  const take = (line: FeedLine): Promise<void> | undefined => {
    records += 1;
    const read = readFeedRecord(line);
    if ('reason' in read) refusals.push(read);
    else {
      const possible = withoutImpossiblePrices(read);
      refusals.push(...possible.refused);
      if (possible.read !== undefined) batch.push(possible.read);
    }
    if (batch.length >= batchSize || refusals.length >= batchSize) return applyBatch();
    return records % LINES_AT_ONCE === 0 ? setImmediate() : undefined;
  };
  let last: FeedBatch;
  try {
    await takeAll(lines, take);
    last = divide(batch);
  } finally {
    await flushed;
  }
  await flush(last, records);
  const waited = inOrderOfKinds(waiting.map(({ read }) => read));
  for (const part of inParts(waited, batchSize)) {
    const unresolved = await apply(divide(part));
    refusals.push(...unresolved.filter(({ read }) => !holds(read.origin)).map(toRefusal));
  }
  await saveRefused();
  return tally.report();
}

/** Lines that are already available are not awaited one by one. */
async function takeAll(
  lines: AsyncIterable<FeedLine> | Iterable<FeedLine>,
  take: (line: FeedLine) => Promise<void> | undefined,
): Promise<void> {
  if (Symbol.asyncIterator in lines) {
    for await (const line of lines) await take(line);
    return;
  }
  for (const line of lines) {
    const pause = take(line);
    if (pause !== undefined) await pause;
  }
}

function toRefusal({ read, reason }: Unresolved): RejectedLine {
  return refuse(read.origin, reason);
}

function* inParts<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

const DATA_FAULT = /^(?:22|23)/;

interface Applying {
  db: Db;
  memory: StreamMemory;
  tally: Tally;
  divide: (reads: readonly ReadRecord[]) => FeedBatch;
}

/** A record that passes the schema but not the database must not affect the others. */
async function applyOrDivide(
  applying: Applying,
  batch: FeedBatch,
): Promise<Pick<BatchOutcome, 'unresolved' | 'refused'>> {
  const { db, memory, tally, divide } = applying;
  const { records } = batch;
  const [first] = records;
  if (first === undefined) return { unresolved: [], refused: [] };
  try {
    const outcome = await applyBatch(db, batch, memory);
    countMatches(tally, outcome);
    return outcome;
  } catch (error) {
    if (!DATA_FAULT.test(sqlStateOf(error) ?? '')) throw error;
    if (records.length === 1) {
      return {
        unresolved: [],
        refused: [
          {
            read: first,
            reason: `record: the database refuses it (${String(error)}); correct its values`,
          },
        ],
      };
    }
    const middle = Math.ceil(records.length / 2);
    const left = await applyOrDivide(applying, divide(records.slice(0, middle)));
    const right = await applyOrDivide(applying, divide(records.slice(middle)));
    return {
      unresolved: [...left.unresolved, ...right.unresolved],
      refused: [...left.refused, ...right.refused],
    };
  }
}

function countMatches(tally: Tally, { batch, stated, repeated }: BatchOutcome): void {
  for (const id of repeated) {
    tally.count(id, 'skipped');
    tally.state(id);
  }
  for (const id of batch.ids()) {
    const isChanged = batch.isChanged(id);
    tally.count(id, batch.isNew(id) ? 'imported' : isChanged ? 'updated' : 'skipped');
    if (isChanged) tally.touch(id, batch.starts(id).map(utcDay));
  }
  for (const id of stated) tally.state(id);
}
