import type { FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import type { ReadRecord } from './read-feed-record.ts';

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
  'odds',
] as const satisfies FeedRecordKind[];

/** Records of one kind; those with a sequence in its order, corrections after their equals. */
export function recordsOf<Kind extends FeedRecordKind>(
  batch: readonly ReadRecord[],
  kind: Kind,
): ReadOf<Kind>[] {
  const ofKind = batch.filter((read): read is ReadOf<Kind> => read.record.kind === kind);
  return ofKind.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ record }: ReadRecord): number {
  return 'seq' in record ? record.seq : 0;
}
