import type { ReadRecord } from '../records/read-feed-record.ts';
import { type DigestedRecord, digestOf, textDigest, withKinds } from './record-digest.ts';

/** A complete report of a match: the digest and the sequence of all its records. */
export interface Content {
  seq: number;
  digest: string;
}

/** @returns undefined where the records have an order, which a digest does not cover */
export function contentOf(reads: readonly ReadRecord[]): Content | undefined {
  const digests: string[] = [];
  const kinds = new Set<string>();
  let seq = -1;
  for (const read of reads) {
    if (!isDigested(read)) return undefined;
    const { record } = read;
    const kind = record.kind === 'odds' ? (record.phase ?? '') : record.kind;
    // Repeated records, or several sequences.
    if (kinds.has(kind) || ('seq' in record && seq !== -1 && record.seq !== seq)) return undefined;
    if ('seq' in record) seq = record.seq;
    kinds.add(kind);
    digests.push(kind, digestOf(read));
  }
  return { seq, digest: withKinds(kinds, textDigest(digests.join())) };
}

/** Corrections have their own order, and so have prices with times. */
function isDigested(read: ReadRecord): read is ReadRecord & { record: DigestedRecord } {
  const { record } = read;
  if (record.kind === 'odds') return record.phase !== undefined;
  const isKnown =
    record.kind === 'match' || record.kind === 'score' || record.kind === 'statistics';
  return isKnown && !('isCorrection' in record);
}
