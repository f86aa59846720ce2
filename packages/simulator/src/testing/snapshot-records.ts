import type { FeedRecord } from '@tipmark/contract/feed';
import type { SportName } from '@tipmark/domain';
import { createWorld } from '../world.ts';

export interface SnapshotSpan {
  readonly now: number;
  readonly since?: number;
  readonly sports?: readonly SportName[];
  /** Prefixes of the keys of the selected matches; default: all of them. */
  readonly keys?: readonly string[];
}

/** The known state of the first world at an instant. */
export function snapshotRecords({ now, since, sports, keys }: SnapshotSpan): FeedRecord[] {
  const world = createWorld({ seed: 1, ...(sports && { sports }) });
  return [...world.snapshotAt(now, since)].filter((record) => {
    const key = 'matchKey' in record ? record.matchKey : record.kind === 'match' && record.key;
    return key === false || keys === undefined || keys.some((start) => key.startsWith(start));
  });
}
