import type { FeedRecord } from '@tipmark/contract/feed';

type PriceRecord = Extract<FeedRecord, { kind: 'odds' | 'in-play' }>;
type Price = PriceRecord['prices'][number];

/** Prices of a match at a second. */
interface Second {
  readonly record: PriceRecord;
  /** When the first of them arrived. */
  readonly sinceMs: number;
  readonly prices: Map<string, Price>;
}

/** What a stream has reported and the database does not have yet. */
export interface RecordBuffer {
  readonly size: number;
  add(records: readonly FeedRecord[], nowMs: number): void;
  /** Leagues, sides and matches, and the prices of the seconds that are over. */
  take(nowMs: number): FeedRecord[];
  /** What could not be stored; anything newer stays. */
  giveBack(records: readonly FeedRecord[], nowMs: number): void;
}

/** A price of a second may arrive so much later than the first of it. */
const SECOND_MS = 1_000;
/** Prices of seconds that wait for a database that is away; more of them are thinned out. */
const MOST_PRICES = 50_000;

const isPrice = (record: FeedRecord): record is PriceRecord =>
  record.kind === 'odds' || record.kind === 'in-play';

/** What a report is about: a later one takes the place of an earlier one. */
const subjectOf = (record: Exclude<FeedRecord, PriceRecord>): string =>
  'key' in record ? `${record.kind} ${record.key}` : JSON.stringify(record);

/**
 * Gathers a stream into few records. The last of several prices of an outcome within a second
 * counts; each second is stored once, as a whole.
 */
export function createRecordBuffer(mostPrices = MOST_PRICES): RecordBuffer {
  const named = new Map<string, FeedRecord>();
  const seconds = new Map<string, Second>();
  let size = 0;

  function addPrices(record: PriceRecord, nowMs: number, isNewer: boolean): void {
    const key = `${record.kind} ${record.matchKey} ${record.at}`;
    const second = seconds.get(key) ?? { record, sinceMs: nowMs, prices: new Map() };
    seconds.set(key, second);
    for (const price of record.prices) {
      const outcome = `${price[0]} ${price[1]}`;
      if (second.prices.has(outcome)) {
        if (isNewer) second.prices.set(outcome, price);
      } else {
        second.prices.set(outcome, price);
        size += 1;
      }
    }
    if (size > mostPrices) thin();
  }

  function addAll(records: readonly FeedRecord[], nowMs: number, isNewer: boolean): void {
    for (const record of records) {
      if (isPrice(record)) addPrices(record, nowMs, isNewer);
      else if (isNewer || !named.has(subjectOf(record))) named.set(subjectOf(record), record);
    }
  }

  /** Of each outcome only the newest price. */
  function thin(): void {
    const newest = new Set<string>();
    const byTime = [...seconds].sort(([, one], [, other]) => other.record.at - one.record.at);
    for (const [key, { record, prices }] of byTime) {
      for (const outcome of prices.keys()) {
        const subject = `${record.kind} ${record.matchKey} ${outcome}`;
        if (newest.has(subject)) {
          prices.delete(outcome);
          size -= 1;
        }
        newest.add(subject);
      }
      if (prices.size === 0) seconds.delete(key);
    }
  }

  return {
    get size() {
      return size;
    },
    add: (records, nowMs) => addAll(records, nowMs, true),
    giveBack: (records, nowMs) => addAll(records, nowMs - SECOND_MS, false),
    take(nowMs) {
      const taken = [...named.values()];
      named.clear();
      for (const [key, { record, sinceMs, prices }] of seconds) {
        if (nowMs - sinceMs < SECOND_MS) continue;
        seconds.delete(key);
        size -= prices.size;
        taken.push({ ...record, prices: [...prices.values()] } as FeedRecord);
      }
      return taken;
    },
  };
}
