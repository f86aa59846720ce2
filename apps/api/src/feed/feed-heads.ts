import { sql } from 'kysely';
import type { FeedHead } from '../database/feed-tables.ts';
import type { Tx } from '../database/tx.ts';
import { rowsAsTable } from './rows-as-table.ts';
import { admit, type Claim } from './sequence-gate.ts';

/** Whose word it is, on which match, about what. */
export interface Voice {
  matchId: number;
  source: string;
  kind: string;
}

/** What sources said last about the matches of a batch. */
export interface FeedHeads {
  /** @returns whether a record is the newest word of its source */
  admits(voice: Voice, claim: Claim): boolean;
  /** For records without a sequence: whether this is not what the source said the last time. */
  isNews(voice: Voice, digest: string): boolean;
  digest(voice: Voice): string | undefined;
  /** How far other sources say the match has come; -1 when there are none. */
  rankOfOthers(voice: Voice): number;
  save(tx: Tx): Promise<void>;
  /** Hands what the batch applied to the stream; call after the commit. */
  keep(): void;
}

type HeadsBySource = Map<string, Record<string, FeedHead>>;

async function loadHeads(tx: Tx, ids: readonly number[]): Promise<Map<number, HeadsBySource>> {
  const heads = new Map<number, HeadsBySource>();
  if (ids.length === 0) return heads;
  const rows = await tx
    .selectFrom('feed_sequences')
    .select(['match_id', 'source', 'heads'])
    .where(sql<boolean>`match_id = any(${ids}::int[])`)
    .execute();
  for (const row of rows) {
    const ofMatch = heads.get(row.match_id) ?? new Map();
    heads.set(row.match_id, ofMatch.set(row.source, row.heads));
  }
  return heads;
}

/** @param applied what this stream has applied so far, as `match source kind` */
export async function openHeads(
  tx: Tx,
  matchIds: readonly number[],
  applied: Set<string>,
): Promise<FeedHeads> {
  const heads = await loadHeads(tx, matchIds);
  const changed = new Map<object, { match_id: number; source: string; heads: object }>();
  const appliedNow = new Set<string>();
  const known = ({ matchId, source, kind }: Voice) => heads.get(matchId)?.get(source)?.[kind];
  const put = ({ matchId, source, kind }: Voice, head: FeedHead) => {
    const ofMatch: HeadsBySource = heads.get(matchId) ?? new Map();
    const ofSource = ofMatch.get(source) ?? {};
    ofSource[kind] = head;
    heads.set(matchId, ofMatch.set(source, ofSource));
    changed.set(ofSource, { match_id: matchId, source, heads: ofSource });
  };
  return {
    admits(voice, claim) {
      const text = `${voice.matchId} ${voice.source} ${voice.kind}`;
      const isOfStream = applied.has(text) || appliedNow.has(text);
      const { isApplied, head } = admit(known(voice), claim, isOfStream);
      if (head !== known(voice)) put(voice, head);
      if (isApplied) appliedNow.add(text);
      return isApplied;
    },
    isNews(voice, digest) {
      if (known(voice)?.digest === digest) return false;
      put(voice, { seq: 0, correctionSeq: -1, rank: 0, digest });
      return true;
    },
    digest: (voice) => known(voice)?.digest,
    rankOfOthers({ matchId, source, kind }) {
      let highest = -1;
      for (const [other, ofSource] of heads.get(matchId) ?? []) {
        if (other !== source) highest = Math.max(highest, ofSource[kind]?.rank ?? -1);
      }
      return highest;
    },
    async save(into) {
      if (changed.size === 0) return;
      const rows = [...changed.values()];
      await sql`
        insert into feed_sequences (match_id, source, heads)
        select match_id, source, heads
        from ${rowsAsTable(rows, 'match_id int, source text, heads jsonb')}
        on conflict (match_id, source) do update set heads = excluded.heads
      `.execute(into);
    },
    keep() {
      for (const text of appliedNow) applied.add(text);
    },
  };
}
