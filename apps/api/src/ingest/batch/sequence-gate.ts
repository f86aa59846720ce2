import type { FeedWatermark } from '../../platform/database/feed-tables.ts';

/** A record's position among the records of its match, source and kind. */
export interface Claim {
  seq: number;
  isCorrection: boolean;
  /** 0 where the kind has no order; see `statusRank`. */
  rank: number;
  digest: string;
}

export interface Verdict {
  isApplied: boolean;
  head: FeedWatermark;
}

const NO_HEAD: FeedWatermark = { seq: -1, correctionSeq: -1, rank: -1, digest: '' };

/**
 * Decides whether a record is the latest one of its source.
 * Records are ordered by rank, then by sequence, whatever their order of arrival; so a finished
 * match never becomes live again and duplicates change nothing. A correction may go back: it
 * replaces everything its source reported before it.
 * @param isHeadOfThisStream inside one stream the sequence orders corrections too; a correction in
 * a later delivery wins even with an old sequence
 */
export function admit(
  known: FeedWatermark | undefined,
  claim: Claim,
  isHeadOfThisStream: boolean,
): Verdict {
  const head = known ?? NO_HEAD;
  return claim.isCorrection
    ? admitCorrection(head, claim, isHeadOfThisStream)
    : admitOrdinary(head, claim);
}

function admitOrdinary(head: FeedWatermark, claim: Claim): Verdict {
  const isNewer = claim.rank > head.rank ? claim.seq > head.correctionSeq : claim.seq > head.seq;
  if (claim.rank < head.rank || !isNewer) return { isApplied: false, head };
  return { isApplied: true, head: headOf(claim, claim.seq, head.correctionSeq) };
}

function admitCorrection(head: FeedWatermark, claim: Claim, isHeadOfThisStream: boolean): Verdict {
  if (claim.seq <= head.correctionSeq) return { isApplied: false, head };
  const isOvertaken = isHeadOfThisStream && head.seq > claim.seq && head.rank >= claim.rank;
  if (isOvertaken) return { isApplied: false, head: { ...head, correctionSeq: claim.seq } };
  // A late correction must outlive repetitions of what it corrects, so it takes over their
  // sequence.
  const seq = isHeadOfThisStream ? claim.seq : Math.max(head.seq, claim.seq);
  return { isApplied: true, head: headOf(claim, seq, seq) };
}

function headOf(claim: Claim, seq: number, correctionSeq: number): FeedWatermark {
  return { seq, correctionSeq, rank: claim.rank, digest: claim.digest };
}
