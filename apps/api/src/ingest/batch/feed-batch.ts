import type { FeedRecord, FeedRecordKind, FeedRecordOf } from '@tipmark/contract/feed';
import type { SourceKey } from '../identity/source-keys.ts';
import { matchKey } from '../matches/identify-matches.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import { type Content, contentOf } from './match-content.ts';

/** A record of one kind with the line it came from. */
export interface ReadOf<Kind extends FeedRecordKind> extends ReadRecord {
  record: FeedRecordOf<Kind>;
}

/** Order in which kinds are applied: what others refer to comes first. */
const KINDS_IN_ORDER = [
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
  'events',
  'points',
  'shots',
  'statistics',
  'forecast',
  'views',
  'odds',
  'in-play',
] as const satisfies FeedRecordKind[];

/** Records by kind; those with a sequence in its order, corrections after their equals. */
export type ReadsByKind = { readonly [Kind in FeedRecordKind]: readonly ReadOf<Kind>[] };

/** All records of a batch about one match from one source. */
export interface MatchReads {
  key: SourceKey;
  reads: readonly ReadRecord[];
  /** Where the source reports each match completely, and these records have no order. */
  content: Content | undefined;
}

/** A batch of checked records, divided once. */
export interface FeedBatch {
  records: readonly ReadRecord[];
  byKind: ReadsByKind;
  byMatch: readonly MatchReads[];
}

/** @param isWhole whether each match is reported completely, so that its digest counts */
export function partition(records: readonly ReadRecord[], isWhole: boolean): FeedBatch {
  const kinds = Map.groupBy(records, ({ record }) => record.kind);
  const byKind = Object.fromEntries(
    KINDS_IN_ORDER.map((kind) => [kind, inOrder(kinds.get(kind) ?? [])]),
  ) as unknown as ReadsByKind;
  return { records, byKind, byMatch: groupByMatch(records, isWhole) };
}

/** The batch without some records; the others of their matches are no complete report. */
export function without(batch: FeedBatch, gone: ReadonlySet<ReadRecord>): FeedBatch {
  if (gone.size === 0) return batch;
  const remaining = <Read extends ReadRecord>(reads: readonly Read[]) =>
    reads.filter((read) => !gone.has(read));
  const byKind = Object.fromEntries(
    Object.entries(batch.byKind).map(([kind, reads]) => [kind, remaining<ReadRecord>(reads)]),
  ) as unknown as ReadsByKind;
  const byMatch = batch.byMatch.flatMap((match) => {
    const reads = remaining(match.reads);
    if (reads.length === match.reads.length) return match;
    return reads.length === 0 ? [] : { ...match, reads, content: undefined };
  });
  return { records: remaining(batch.records), byKind, byMatch };
}

export function inOrderOfKinds(reads: readonly ReadRecord[]): ReadRecord[] {
  const kinds = Map.groupBy(reads, ({ record }) => record.kind);
  return KINDS_IN_ORDER.flatMap((kind) => kinds.get(kind) ?? []);
}

/** The key of the match a record is about. */
export function matchKeyOf(record: FeedRecord): SourceKey | undefined {
  if (record.kind === 'match') return matchKey(record.source, record.key);
  return 'matchKey' in record ? matchKey(record.source, record.matchKey) : undefined;
}

function groupByMatch(records: readonly ReadRecord[], isWhole: boolean): MatchReads[] {
  const sources = new Map<string, Map<string, { key: SourceKey; reads: ReadRecord[] }>>();
  for (const read of records) {
    const key = matchKeyOf(read.record);
    if (key === undefined) continue;
    const ofSource =
      sources.get(key.source) ?? new Map<string, { key: SourceKey; reads: ReadRecord[] }>();
    sources.set(key.source, ofSource);
    const ofMatch = ofSource.get(key.key);
    if (ofMatch === undefined) ofSource.set(key.key, { key, reads: [read] });
    else ofMatch.reads.push(read);
  }
  return [...sources.values()].flatMap((ofSource) =>
    Array.from(ofSource.values(), ({ key, reads }) => {
      return { key, reads, content: isWhole ? contentOf(reads) : undefined };
    }),
  );
}

function inOrder(reads: readonly ReadRecord[]): readonly ReadRecord[] {
  const isSorted = reads.every(
    (read, index) => index === 0 || seqOf(reads[index - 1] as ReadRecord) <= seqOf(read),
  );
  return isSorted ? reads : reads.toSorted((one, other) => seqOf(one) - seqOf(other));
}

function seqOf({ record }: ReadRecord): number {
  return 'seq' in record ? record.seq : 0;
}
