import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { FeedHead } from '../../platform/database/feed-tables.ts';

/** What a record says of its own place among the records of its match, source and kind. */
export interface Claim {
  seq: number;
  isCorrection: boolean;
  /** 0 where the kind knows no order of its own; see `statusRank`. */
  rank: number;
  digest: string;
}

export interface Verdict {
  isApplied: boolean;
  head: FeedHead;
}

const NO_HEAD: FeedHead = { seq: -1, correctionSeq: -1, rank: -1, digest: '' };

/**
 * Decides whether a record is the newest word of its source.
 * Records are ordered by rank, then by sequence, whatever their order of arrival; so a finished
 * match never becomes live again and duplicates change nothing. A correction may go back: it ends
 * everything its source said before it.
 * @param isHeadOfThisStream inside one stream the sequence orders corrections too; a correction
 *   that comes in a later delivery wins even with an old sequence
 */
export function admit(
  known: FeedHead | undefined,
  claim: Claim,
  isHeadOfThisStream: boolean,
): Verdict {
  const head = known ?? NO_HEAD;
  return claim.isCorrection
    ? admitCorrection(head, claim, isHeadOfThisStream)
    : admitOrdinary(head, claim);
}

function admitOrdinary(head: FeedHead, claim: Claim): Verdict {
  const isNewer = claim.rank > head.rank ? claim.seq > head.correctionSeq : claim.seq > head.seq;
  if (claim.rank < head.rank || !isNewer) return { isApplied: false, head };
  return { isApplied: true, head: headOf(claim, claim.seq, head.correctionSeq) };
}

function admitCorrection(head: FeedHead, claim: Claim, isHeadOfThisStream: boolean): Verdict {
  if (claim.seq <= head.correctionSeq) return { isApplied: false, head };
  const isOvertaken = isHeadOfThisStream && head.seq > claim.seq && head.rank >= claim.rank;
  if (isOvertaken) return { isApplied: false, head: { ...head, correctionSeq: claim.seq } };
  // A late correction must outlive replays of what it corrects, so it takes over their sequence.
  const seq = isHeadOfThisStream ? claim.seq : Math.max(head.seq, claim.seq);
  return { isApplied: true, head: headOf(claim, seq, seq) };
}

function headOf(claim: Claim, seq: number, correctionSeq: number): FeedHead {
  return { seq, correctionSeq, rank: claim.rank, digest: claim.digest };
}

const RANK: Record<MatchStatus, number> = {
  [MATCH_STATUS.scheduled]: 0,
  [MATCH_STATUS.moved]: 0,
  [MATCH_STATUS.live]: 1,
  [MATCH_STATUS.stopped]: 1,
  [MATCH_STATUS.interrupted]: 1,
  [MATCH_STATUS.finished]: 2,
  [MATCH_STATUS.canceled]: 2,
  [MATCH_STATUS.walkover]: 2,
  [MATCH_STATUS.finishedRetired]: 2,
  [MATCH_STATUS.awarded]: 2,
};

/** How far a match has come: 0 before it, 1 during it, 2 over for good. */
export function statusRank(status: MatchStatus): number {
  return RANK[status];
}
