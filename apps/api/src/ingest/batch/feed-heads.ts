import { sql } from 'kysely';
import type { FeedHead, StoredHead } from '../../platform/database/feed-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import { type AppliedHeads, createAppliedHeads } from './applied-heads.ts';
import { isOfKind } from './record-digest.ts';
import { admit, type Claim } from './sequence-gate.ts';

/** Whose word it is, on which match, about what. */
export interface FeedSource {
  matchId: number;
  source: string;
  kind: string;
}

/** What sources said last about the matches of a batch. */
export interface FeedHeads {
  /** @returns whether a record is the newest word of its source */
  admits(feedSource: FeedSource, claim: Claim): boolean;
  /** For records without a sequence: whether this is not what the source said the last time. */
  isNews(feedSource: FeedSource, digest: string): boolean;
  digest(feedSource: FeedSource): string | undefined;
  /** Whether a correction ended what the source said up to this sequence. */
  isTakenBack(feedSource: FeedSource, seq: number): boolean;
  /** Whether anybody had told statistics of a match before this batch. */
  hadStatistics(matchId: number): boolean;
  /** How far other sources say the match has come; -1 when there are none. */
  rankOfOthers(feedSource: FeedSource): number;
  /** Not everything the batch says of this match in the words of this source was taken. */
  invalidate(matchId: number, source: string): void;
  /** @param contents digests of what was told whole; those of other matches are forgotten */
  save(writes: Writes, contents: readonly HeadContent[]): void;
  /** Hands what the batch applied to the stream; call after the commit. */
  keep(): void;
}

export interface HeadContent {
  matchId: number;
  source: string;
  digest: string;
  seq: number;
}

type HeadsBySource = Map<string, Record<string, FeedHead>>;

interface StoredHeads {
  heads: Map<number, HeadsBySource>;
  /** Those of `heads`. */
  stored: Set<object>;
  /** `match source` of what was told whole. */
  whole: Set<string>;
  /** Matches with statistics. */
  counted: Set<number>;
}

async function loadHeads(tx: Tx, ids: readonly number[]): Promise<StoredHeads> {
  const stored: StoredHeads = {
    ...{ heads: new Map(), stored: new Set(), whole: new Set(), counted: new Set() },
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
  for (const { match_id, source, heads, seq, digest } of rows) {
    const ofMatch = stored.heads.get(match_id) ?? new Map();
    const raise = seq === null || digest === null ? undefined : raiseOf(seq, digest);
    const ofSource = unpacked(heads, raise);
    stored.heads.set(match_id, ofMatch.set(source, ofSource));
    stored.stored.add(ofSource);
    if ('statistics' in ofSource) stored.counted.add(match_id);
    if (seq !== null) stored.whole.add(`${match_id} ${source}`);
  }
  return stored;
}

/** The sequence under which a kind was said once more, if it was. */
type Raise = (kind: string) => number | undefined;

/** A score speaks of the status too, under a sequence of its own, and so does a schedule. */
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
  heads: Record<string, StoredHead>,
  raise: Raise | undefined,
): Record<string, FeedHead> {
  const entries = Object.entries(heads).map(([kind, stored]): [string, FeedHead] => {
    const [seq, digest, rank = 0, correctionSeq = -1] = stored;
    const raised = Math.max(seq, raise?.(kind) ?? seq);
    return [kind, { seq: raised, digest, rank, correctionSeq }];
  });
  return Object.fromEntries(entries);
}

function packed(heads: Record<string, FeedHead>): Record<string, StoredHead> {
  const stored: Record<string, StoredHead> = {};
  for (const kind in heads) {
    const head = heads[kind];
    if (head !== undefined) stored[kind] = packedHead(head);
  }
  return stored;
}

function packedHead({ seq, digest, rank, correctionSeq }: FeedHead): StoredHead {
  if (correctionSeq !== -1) return [seq, digest, rank, correctionSeq];
  return rank === 0 ? [seq, digest] : [seq, digest, rank];
}

/** @param applied what this stream has applied so far */
export async function openHeads(
  tx: Tx,
  matchIds: readonly number[],
  applied: AppliedHeads,
): Promise<FeedHeads> {
  const { heads, stored, whole, counted } = await loadHeads(tx, matchIds);
  const invalidated = new Set<string>();
  const invalidate = (matchId: number, source: string) =>
    void invalidated.add(`${matchId} ${source}`);
  const changed = new Map<object, HeadRow>();
  const appliedNow = createAppliedHeads();
  const known = ({ matchId, source, kind }: FeedSource) => heads.get(matchId)?.get(source)?.[kind];
  const put = ({ matchId, source, kind }: FeedSource, head: FeedHead) => {
    const ofMatch: HeadsBySource = heads.get(matchId) ?? new Map();
    const ofSource = ofMatch.get(source) ?? {};
    ofSource[kind] = head;
    heads.set(matchId, ofMatch.set(source, ofSource));
    changed.set(ofSource, { match_id: matchId, source, heads: ofSource });
  };
  return {
    admits(feedSource, claim) {
      const isOfStream = applied.has(feedSource) || appliedNow.has(feedSource);
      const { isApplied, head } = admit(known(feedSource), claim, isOfStream);
      if (head !== known(feedSource)) put(feedSource, head);
      if (isApplied) appliedNow.add(feedSource);
      else invalidate(feedSource.matchId, feedSource.source);
      return isApplied;
    },
    isNews(feedSource, digest) {
      if (known(feedSource)?.digest === digest) return false;
      put(feedSource, { seq: 0, correctionSeq: -1, rank: 0, digest });
      return true;
    },
    digest: (feedSource) => known(feedSource)?.digest,
    hadStatistics: (matchId) => counted.has(matchId),
    isTakenBack: (feedSource, seq) => seq <= (known(feedSource)?.correctionSeq ?? -1),
    rankOfOthers({ matchId, source, kind }) {
      let highest = -1;
      for (const [other, ofSource] of heads.get(matchId) ?? []) {
        if (other !== source) highest = Math.max(highest, ofSource[kind]?.rank ?? -1);
      }
      return highest;
    },
    invalidate,
    save(writes, contents) {
      const rows = [...changed.values()];
      const isStored = ({ heads: ofSource }: HeadRow) => stored.has(ofSource);
      insertHeads(writes, rows.filter((row) => !isStored(row)).map(toStored));
      updateHeads(writes, rows.filter(isStored).map(toStored));
      // One match may have several keys of a source; of what is told under them one is kept.
      const told = new Map(contents.map((one) => [`${one.matchId} ${one.source}`, one]));
      for (const text of invalidated) told.delete(text);
      const kept = [...told.values()];
      saveContents(writes, kept, whole);
      forgetContents(writes, rows, whole, kept);
    },
    keep() {
      applied.addAll(appliedNow);
    },
  };
}

interface HeadRow {
  match_id: number;
  source: string;
  heads: Record<string, FeedHead>;
}

interface StoredHeadRow {
  match_id: number;
  source: string;
  heads: Record<string, StoredHead>;
}

const HEADS = 'match_id int, source text, heads jsonb';

/** Heads of sources that have not spoken of the match before. */
export function insertHeads(writes: Writes, rows: readonly StoredHeadRow[]): void {
  insertRows(writes, 'feed_sequences', rows, HEADS);
}

function toStored(row: HeadRow): StoredHeadRow {
  return { ...row, heads: packed(row.heads) };
}

function updateHeads(writes: Writes, rows: readonly StoredHeadRow[]): void {
  if (rows.length === 0) return;
  void writes.send(sql`
    update feed_sequences as s set heads = item.heads from ${rowsAsTable(rows, HEADS)}
    where s.match_id = item.match_id and s.source = item.source
  `);
}

const CONTENTS = 'match_id int, source text, digest text, seq bigint';

type ContentRow = Omit<HeadContent, 'matchId'> & { match_id: number };

/** Contents of what nobody has told whole before. */
export function insertContents(writes: Writes, contents: readonly ContentRow[]): void {
  insertRows(writes, 'feed_contents', contents, CONTENTS);
}

function saveContents(
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

/** After something else was said the old whole would be news again. */
function forgetContents(
  writes: Writes,
  changed: readonly HeadRow[],
  whole: ReadonlySet<string>,
  kept: readonly HeadContent[],
): void {
  if (whole.size === 0) return;
  const keptTexts = new Set(kept.map(({ matchId, source }) => `${matchId} ${source}`));
  const rows = changed.filter(({ match_id, source }) => {
    const text = `${match_id} ${source}`;
    return whole.has(text) && !keptTexts.has(text);
  });
  if (rows.length === 0) return;
  void writes.send(sql`
    delete from feed_contents as c using ${rowsAsTable(rows, 'match_id int, source text')}
    where c.match_id = item.match_id and c.source = item.source
  `);
}
