import type { FeedRecord, ScoreRecord, StatisticsRecord } from '@tipmark/contract/feed';

/** Source of every record of the simulated world. */
export const SOURCE = 'simulator';

/** A record and the unix second at which the world says it. */
export interface TimedRecord {
  readonly at: number;
  readonly record: FeedRecord;
}

const KINDS = [
  'bookmaker',
  'league',
  'team',
  'referee',
  'season',
  'squad',
  'match',
  'forecast',
  'odds',
  'event',
  'points',
  'score',
  'statistics',
] as const satisfies FeedRecord['kind'][];

/** By time; what is said in the same second in an order of its own, however it was collected. */
export function inOrder(records: readonly TimedRecord[]): FeedRecord[] {
  return records
    .map((timed) => ({
      ...timed,
      rank: KINDS.indexOf(timed.record.kind),
      key: keyOf(timed.record),
    }))
    .toSorted(
      (one, other) => one.at - other.at || one.rank - other.rank || (one.key < other.key ? -1 : 1),
    )
    .map(({ record }) => record);
}

function keyOf(record: FeedRecord): string {
  return 'matchKey' in record ? record.matchKey : record.key;
}

/**
 * Drops what a later record of the same list makes pointless: a score or statistics of a match that
 * have newer ones. What is left leads to the same state.
 */
export function condensed(records: readonly FeedRecord[]): FeedRecord[] {
  const newest = new Map<string, FeedRecord>();
  for (const record of records) {
    if (isSuperseded(record)) newest.set(`${record.kind} ${record.matchKey}`, record);
  }
  return records.filter(
    (record) => !isSuperseded(record) || newest.get(`${record.kind} ${record.matchKey}`) === record,
  );
}

function isSuperseded(record: FeedRecord): record is ScoreRecord | StatisticsRecord {
  return record.kind === 'score' || record.kind === 'statistics';
}
