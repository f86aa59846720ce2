import type { EventRecord, EventsRecord } from '@tipmark/contract/feed';
import type { FeedWatermarks } from './feed-watermarks.ts';
import type { Matched } from './ingest-matches.ts';
import { textDigest } from './record-digest.ts';

/** Events to store, and the latest lists of what there is. */
export interface FoldedEvents {
  events: { matchId: number; record: EventRecord }[];
  eventLists: { matchId: number; record: EventsRecord }[];
}

/**
 * The latest list of each source and match, and the events it leaves: one that is older was stored
 * with the list, or is gone.
 */
export function foldEvents(
  watermarks: FeedWatermarks,
  matched: { event: readonly Matched<'event'>[]; events: readonly Matched<'events'>[] },
): FoldedEvents {
  const newest = new Map<string, Matched<'events'>>();
  for (const one of matched.events) {
    const { source, seq, keys } = one.record;
    const claim = { seq, isCorrection: false, rank: 0, digest: textDigest(keys.join()) };
    const isApplied = watermarks.admits({ matchId: one.matchId, source, kind: 'events' }, claim);
    if (isApplied) newest.set(`${one.matchId} ${source}`, one);
  }
  const isLeft = ({ record, matchId }: Matched<'event'>): boolean => {
    const { source, seq, key } = record;
    const isNew = seq >= watermarks.seqOf({ matchId, source, kind: 'events' });
    return isNew || newest.get(`${matchId} ${source}`)?.record.keys.includes(key) === true;
  };
  return { events: matched.event.filter(isLeft), eventLists: [...newest.values()] };
}
