import type { FeedWatermark } from '../../platform/database/feed-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Writes } from '../rows/writes.ts';
import { type AppliedWatermarks, createAppliedWatermarks } from './applied-watermarks.ts';
import { admit, type Claim } from './sequence-gate.ts';
import {
  forgetContents,
  type HeadContent,
  type HeadRow,
  insertWatermarks,
  loadWatermarks,
  saveContents,
  toStored,
  updateWatermarks,
  type WatermarksBySource,
} from './watermark-queries.ts';

/** The source, match and kind of a record. */
export interface FeedSource {
  matchId: number;
  source: string;
  kind: string;
}

/** The last reports of sources about the matches of a batch. */
export interface FeedWatermarks {
  /** @returns whether a record is the latest of its source */
  admits(feedSource: FeedSource, claim: Claim): boolean;
  /** For records without a sequence: whether this differs from the source's last report. */
  isChanged(feedSource: FeedSource, digest: string): boolean;
  digest(feedSource: FeedSource): string | undefined;
  /** Whether a correction replaced the source's reports up to this sequence. */
  isTakenBack(feedSource: FeedSource, seq: number): boolean;
  /** Whether any source had reported statistics of a match before this batch. */
  hadStatistics(matchId: number): boolean;
  /** Sources that have reported the match, besides this one; the alphabetically first is first. */
  otherSources(matchId: number, source: string): readonly string[];
  /** Sequence of the last record of a kind; -1 without any. */
  seqOf(feedSource: FeedSource): number;
  /** Whether the last report of the source was or followed a correction. */
  isCorrected(feedSource: FeedSource): boolean;
  /** The furthest state other sources report of the match; -1 when there are none. */
  rankOfOthers(feedSource: FeedSource): number;
  /** Not every record of this match from this source in the batch was accepted. */
  invalidate(matchId: number, source: string): void;
  /** @param contents digests of complete reports; those of other matches are dropped */
  save(writes: Writes, contents: readonly HeadContent[]): void;
  /** Passes the applied watermarks of the batch to the stream; call after the commit. */
  keep(): void;
}

/** @param applied what this stream has applied so far */
export async function openWatermarks(
  tx: Tx,
  matchIds: readonly number[],
  applied: AppliedWatermarks,
): Promise<FeedWatermarks> {
  const { heads: watermarks, stored, whole, counted } = await loadWatermarks(tx, matchIds);
  const invalidated = new Set<string>();
  const invalidate = (matchId: number, source: string) =>
    void invalidated.add(`${matchId} ${source}`);
  const changed = new Map<object, HeadRow>();
  const appliedNow = createAppliedWatermarks();
  const known = ({ matchId, source, kind }: FeedSource) =>
    watermarks.get(matchId)?.get(source)?.[kind];
  const put = ({ matchId, source, kind }: FeedSource, head: FeedWatermark) => {
    const ofMatch: WatermarksBySource = watermarks.get(matchId) ?? new Map();
    const ofSource = ofMatch.get(source) ?? {};
    ofSource[kind] = head;
    watermarks.set(matchId, ofMatch.set(source, ofSource));
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
    isChanged(feedSource, digest) {
      if (known(feedSource)?.digest === digest) return false;
      put(feedSource, { seq: 0, correctionSeq: -1, rank: 0, digest });
      return true;
    },
    digest: (feedSource) => known(feedSource)?.digest,
    hadStatistics: (matchId) => counted.has(matchId),
    isTakenBack: (feedSource, seq) => seq <= (known(feedSource)?.correctionSeq ?? -1),
    otherSources: (matchId, source) =>
      [...(watermarks.get(matchId)?.keys() ?? [])].filter((other) => other !== source).toSorted(),
    seqOf: (feedSource) => known(feedSource)?.seq ?? -1,
    isCorrected: (feedSource) => (known(feedSource)?.correctionSeq ?? -1) >= 0,
    rankOfOthers({ matchId, source, kind }) {
      let highest = -1;
      for (const [other, ofSource] of watermarks.get(matchId) ?? []) {
        if (other !== source) highest = Math.max(highest, ofSource[kind]?.rank ?? -1);
      }
      return highest;
    },
    invalidate,
    save(writes, contents) {
      const rows = [...changed.values()];
      const isStored = ({ heads: ofSource }: HeadRow) => stored.has(ofSource);
      insertWatermarks(writes, rows.filter((row) => !isStored(row)).map(toStored));
      updateWatermarks(writes, rows.filter(isStored).map(toStored));
      // One match may have several keys of a source; one of the reports under them is stored.
      const reported = new Map(contents.map((one) => [`${one.matchId} ${one.source}`, one]));
      for (const text of invalidated) reported.delete(text);
      const retained = [...reported.values()];
      saveContents(writes, retained, whole);
      forgetContents(writes, rows, whole, retained);
    },
    keep() {
      applied.addAll(appliedNow);
    },
  };
}
