import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { type KnownKeys, loadKeys, type SourceKey } from '../identity/source-keys.ts';
import { matchKey } from '../matches/identify-matches.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import { type DigestedRecord, digestOf, textDigest, withKinds } from './record-digest.ts';

/** All records of a batch about one match from one source. */
export interface MatchContent {
  key: SourceKey;
  reads: ReadRecord[];
  /** Of all its records. */
  seq: number;
  digest: string;
}

/** The contents of a batch, match by match. */
export interface ReportedMatches {
  /** The records left to apply. */
  rest: readonly ReadRecord[];
  /** Matches of which every record was skipped. */
  repeated: number[];
  /** Of the others, where each match is reported completely: their digests are stored. */
  contents: readonly MatchContent[];
}

/** Matches about which a source may report more later: nothing of them is skipped. */
export function asReported(records: readonly ReadRecord[]): ReportedMatches {
  return { rest: records, repeated: [], contents: [] };
}

/**
 * Removes matches that a source repeats without changes from a batch; their sequence is stored, so
 * that anything sent before is still late.
 */
export async function passOverRepeated(
  tx: Tx,
  keys: KnownKeys,
  records: readonly ReadRecord[],
): Promise<ReportedMatches> {
  const all = contentsOf(records);
  await loadKeys(
    tx,
    keys,
    all.map(({ key }) => key),
  );
  const known = all.flatMap((content) => {
    const id = keys.get(content.key);
    const { digest, seq, key } = content;
    return id === undefined ? [] : [{ content, id, source: key.source, digest, seq }];
  });
  const same = await findSame(tx, known);
  const repeated = known.filter(({ id, source }) => same.has(`${id} ${source}`));
  const passed = new Set(repeated.flatMap(({ content }) => content.reads));
  await noteRepeated(tx, repeated);
  const skipped = new Set(repeated.map(({ content }) => content));
  return {
    rest: passed.size === 0 ? records : records.filter((read) => !passed.has(read)),
    repeated: repeated.map(({ id }) => id),
    contents: all.filter((content) => !skipped.has(content)),
  };
}

const ofBatches = new WeakMap<readonly ReadRecord[], readonly MatchContent[]>();

/**
 * The contents of a batch by match; collected once, so that it can be done while the previous batch
 * is being stored.
 */
export function contentsOf(records: readonly ReadRecord[]): readonly MatchContent[] {
  const contents = ofBatches.get(records) ?? putTogether(records);
  ofBatches.set(records, contents);
  return contents;
}

function putTogether(records: readonly ReadRecord[]): MatchContent[] {
  const groups = new Map<string, Map<string, ReadRecord[]>>();
  for (const read of records) {
    const { record } = read;
    const key = record.kind === 'match' ? record.key : 'matchKey' in record && record.matchKey;
    if (key === false) continue;
    const ofSource = groups.get(record.source) ?? new Map<string, ReadRecord[]>();
    groups.set(record.source, ofSource);
    const ofMatch = ofSource.get(key);
    if (ofMatch === undefined) ofSource.set(key, [read]);
    else ofMatch.push(read);
  }
  return [...groups].flatMap(([source, ofSource]) =>
    [...ofSource].flatMap(([key, reads]) => {
      const content = contentOf(matchKey(source, key), reads);
      return content === undefined ? [] : [content];
    }),
  );
}

function contentOf(key: SourceKey, reads: ReadRecord[]): MatchContent | undefined {
  const digests: string[] = [];
  const kinds = new Set<string>();
  let seq = -1;
  for (const read of reads) {
    if (!isDigested(read)) return undefined;
    const { record } = read;
    const kind = record.kind === 'odds' ? (record.phase ?? '') : record.kind;
    // Repeated records, or several sequences, have an order, which a digest does not cover.
    if (kinds.has(kind) || ('seq' in record && seq !== -1 && record.seq !== seq)) return undefined;
    if ('seq' in record) seq = record.seq;
    kinds.add(kind);
    digests.push(kind, digestOf(read));
  }
  return { key, reads, seq, digest: withKinds(kinds, textDigest(digests.join())) };
}

/** Corrections have their own order, and so have prices with times. */
function isDigested(read: ReadRecord): read is ReadRecord & { record: DigestedRecord } {
  const { record } = read;
  if (record.kind === 'odds') return record.phase !== undefined;
  const isKnown =
    record.kind === 'match' || record.kind === 'score' || record.kind === 'statistics';
  return isKnown && !('isCorrection' in record);
}

interface Known {
  id: number;
  source: string;
  digest: string;
  seq: number;
}

/** `id source` of those whose digest is stored. */
async function findSame(tx: Tx, known: readonly Known[]): Promise<Set<string>> {
  if (known.length === 0) return new Set();
  const { rows } = await sql<{ id: number; source: string }>`
    select item.id, item.source
    from ${rowsAsTable(known, 'id int, source text, digest text')}
    join feed_contents stored on stored.match_id = item.id and stored.source = item.source
    where stored.digest = item.digest
  `.execute(tx);
  return new Set(rows.map(({ id, source }) => `${id} ${source}`));
}

async function noteRepeated(tx: Tx, known: readonly Known[]): Promise<void> {
  if (known.length === 0) return;
  await sql`
    update feed_contents as stored set seq = item.seq
    from ${rowsAsTable(known, 'id int, source text, seq bigint')}
    where stored.match_id = item.id and stored.source = item.source and stored.seq < item.seq
  `.execute(tx);
}
