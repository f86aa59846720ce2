import { sql } from 'kysely';
import type { FeedWatermark, StoredWatermark } from '../../platform/database/feed-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import { isOfKind } from './record-digest.ts';

/** The digest of a complete report. */
export interface HeadContent {
  matchId: number;
  source: string;
  digest: string;
  seq: number;
}

/** Heads by source and kind. */
export type WatermarksBySource = Map<string, Record<string, FeedWatermark>>;

interface StoredWatermarks {
  heads: Map<number, WatermarksBySource>;
  /** Those of `heads`. */
  stored: Set<object>;
  /** `match source` of complete reports. */
  whole: Set<string>;
  /** Matches with statistics. */
  counted: Set<number>;
}

/** The last reports of every source about matches. */
export async function loadWatermarks(tx: Tx, ids: readonly number[]): Promise<StoredWatermarks> {
  const stored: StoredWatermarks = {
    heads: new Map(),
    stored: new Set(),
    whole: new Set(),
    counted: new Set(),
  };
  if (ids.length === 0) return stored;
  const rows = await tx
    .selectFrom('feed_sequences as s')
    .leftJoin('feed_contents as c', (join) =>
      join.onRef('c.match_id', '=', 's.match_id').onRef('c.source', '=', 's.source'),
    )
    .select(['s.match_id', 's.source', 's.heads', 'c.seq', 'c.digest'])
    .where(sql<boolean>`s.match_id = any(${ids}::int[])`)
    .execute();
  for (const { match_id, source, heads: watermarks, seq, digest } of rows) {
    const ofMatch = stored.heads.get(match_id) ?? new Map();
    const raise = seq === null || digest === null ? undefined : raiseOf(seq, digest);
    const ofSource = unpacked(watermarks, raise);
    stored.heads.set(match_id, ofMatch.set(source, ofSource));
    stored.stored.add(ofSource);
    if ('statistics' in ofSource) stored.counted.add(match_id);
    if (seq !== null) stored.whole.add(`${match_id} ${source}`);
  }
  return stored;
}

/** The sequence under which a kind was repeated, if any. */
type Raise = (kind: string) => number | undefined;

/** A score also covers the status, under its own sequence, and so does a schedule. */
function raiseOf(seq: number, digest: string): Raise {
  const hasScore = isOfKind(digest, 'score');
  const hasMatch = isOfKind(digest, 'match');
  const raised: Record<string, number | undefined> = {
    match: hasMatch ? seq : undefined,
    score: hasScore ? seq : undefined,
    statistics: isOfKind(digest, 'statistics') ? seq : undefined,
    status: hasScore ? seq * 2 + 1 : hasMatch ? seq * 2 : undefined,
  };
  return (kind) => raised[kind];
}

function unpacked(
  watermarks: Record<string, StoredWatermark>,
  raise: Raise | undefined,
): Record<string, FeedWatermark> {
  const entries = Object.entries(watermarks).map(([kind, stored]): [string, FeedWatermark] => {
    const [seq, digest, rank = 0, correctionSeq = -1] = stored;
    const raised = Math.max(seq, raise?.(kind) ?? seq);
    return [kind, { seq: raised, digest, rank, correctionSeq }];
  });
  return Object.fromEntries(entries);
}

function packed(watermarks: Record<string, FeedWatermark>): Record<string, StoredWatermark> {
  const stored: Record<string, StoredWatermark> = {};
  for (const kind in watermarks) {
    const head = watermarks[kind];
    if (head !== undefined) stored[kind] = packedHead(head);
  }
  return stored;
}

function packedHead({ seq, digest, rank, correctionSeq }: FeedWatermark): StoredWatermark {
  if (correctionSeq !== -1) return [seq, digest, rank, correctionSeq];
  return rank === 0 ? [seq, digest] : [seq, digest, rank];
}

export interface HeadRow {
  match_id: number;
  source: string;
  heads: Record<string, FeedWatermark>;
}

interface StoredWatermarkRow {
  match_id: number;
  source: string;
  heads: Record<string, StoredWatermark>;
}

const HEADS = 'match_id int, source text, heads jsonb';

/** Heads of sources that have not reported the match before. */
export function insertWatermarks(writes: Writes, rows: readonly StoredWatermarkRow[]): void {
  insertRows(writes, 'feed_sequences', rows, HEADS);
}

/** The row as it is stored: without what is the default. */
export function toStored(row: HeadRow): StoredWatermarkRow {
  return { ...row, heads: packed(row.heads) };
}

/** Heads of sources that have reported the match before. */
export function updateWatermarks(writes: Writes, rows: readonly StoredWatermarkRow[]): void {
  if (rows.length === 0) return;
  void writes.send(sql`
    update feed_sequences as s set heads = item.heads from ${rowsAsTable(rows, HEADS)}
    where s.match_id = item.match_id and s.source = item.source
  `);
}

const CONTENTS = 'match_id int, source text, digest text, seq bigint';

type ContentRow = Omit<HeadContent, 'matchId'> & { match_id: number };

/** Contents of matches that no source has reported completely before. */
function insertContents(writes: Writes, contents: readonly ContentRow[]): void {
  insertRows(writes, 'feed_contents', contents, CONTENTS);
}

/** Digests of complete reports; those in `whole` have a row. */
export function saveContents(
  writes: Writes,
  contents: readonly HeadContent[],
  whole: ReadonlySet<string>,
): void {
  const rows = contents.map(({ matchId, ...content }) => ({ match_id: matchId, ...content }));
  const isStored = (row: ContentRow) => whole.has(`${row.match_id} ${row.source}`);
  insertContents(
    writes,
    rows.filter((row) => !isStored(row)),
  );
  const stored = rows.filter(isStored);
  if (stored.length === 0) return;
  void writes.send(sql`
    update feed_contents as c set digest = item.digest, seq = item.seq
    from ${rowsAsTable(stored, CONTENTS)}
    where c.match_id = item.match_id and c.source = item.source
  `);
}

/** After a different report the old complete report would count as new again. */
export function forgetContents(
  writes: Writes,
  changed: readonly HeadRow[],
  whole: ReadonlySet<string>,
  retained: readonly HeadContent[],
): void {
  if (whole.size === 0) return;
  const loadedTexts = new Set(retained.map(({ matchId, source }) => `${matchId} ${source}`));
  const rows = changed.filter(({ match_id, source }) => {
    const text = `${match_id} ${source}`;
    return whole.has(text) && !loadedTexts.has(text);
  });
  if (rows.length === 0) return;
  void writes.send(sql`
    delete from feed_contents as c using ${rowsAsTable(rows, 'match_id int, source text')}
    where c.match_id = item.match_id and c.source = item.source
  `);
}
