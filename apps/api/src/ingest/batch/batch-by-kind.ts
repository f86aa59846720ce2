import type { FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import type { ReadRecord } from '../records/read-feed-record.ts';

/** A record of one kind with the line it came from. */
export interface ReadOf<Kind extends FeedRecordKind> extends ReadRecord {
  record: FeedRecordOf<Kind>;
}

/** Order in which kinds are applied: what others refer to comes first. */
export const KINDS_IN_ORDER = [
  'bookmaker',
  'league',
  'team',
  'referee',
  'season',
  'squad',
  'match',
  'lineup',
  'score',
  'event',
  'points',
  'statistics',
  'forecast',
  'views',
  'odds',
  'in-play',
] as const satisfies FeedRecordKind[];

const ofBatches = new WeakMap<readonly ReadRecord[], Map<FeedRecordKind, ReadRecord[]>>();

/** Records of one kind; those with a sequence in its order, corrections after their equals. */
export function recordsOf<Kind extends FeedRecordKind>(
  batch: readonly ReadRecord[],
  kind: Kind,
): readonly ReadOf<Kind>[] {
  // Every kind is requested, so the batch is divided once.
  const kinds = ofBatches.get(batch) ?? Map.groupBy(batch, ({ record }) => record.kind);
  ofBatches.set(batch, kinds);
  const ofKind = (kinds.get(kind) ?? []) as ReadOf<Kind>[];
  return isInOrder(ofKind)
    ? ofKind
    : ofKind.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function isInOrder(reads: readonly ReadRecord[]): boolean {
  let before = Number.NEGATIVE_INFINITY;
  for (const read of reads) {
    const order = orderOf(read);
    if (order < before) return false;
    before = order;
  }
  return true;
}

function orderOf({ record }: ReadRecord): number {
  return 'seq' in record ? record.seq : 0;
}
