import type { Bus } from '../../platform/bus/bus.ts';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { settlePairs } from './settle-pairs.ts';

interface Parts {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: () => number;
}

/** After a delivery: other sources may report its new matches under other names. */
export async function joinNewMatches(
  { db, bus, clock }: Parts,
  { touched }: Awaited<ReturnType<typeof applyFeedStream>>,
): Promise<void> {
  // What is reported of known matches never waits for a search.
  if (touched.newIds.size === 0) return;
  const settled = await settlePairs(db, clock(), { matchIds: [...touched.newIds] });
  if (settled.joined.length + settled.leagues.length > 0) onIngested(bus, settled.touched);
}
