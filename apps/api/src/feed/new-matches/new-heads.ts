import type { StoredHead } from '../../database/feed-tables.ts';
import { recordDigest } from '../record-digest.ts';
import { statusRank } from '../sequence-gate.ts';
import type { ToldWhole } from './told-whole.ts';

/** Heads after the first word of the only source: each kind has been said once. */
export function newHeads({
  match,
  score,
  statistics,
  odds,
}: ToldWhole): Record<string, StoredHead> {
  const heads: Record<string, StoredHead> = {
    match: [match.seq, recordDigest(match)],
    status: ranked(match.seq * 2, String(match.status), statusRank(match.status)),
  };
  if (score !== undefined) {
    const { seq, status } = score;
    heads['score'] = ranked(seq, recordDigest(score), statusRank(status));
    heads['status'] = ranked(seq * 2 + 1, String(status), statusRank(status));
  }
  if (statistics !== undefined) {
    heads['statistics'] = [statistics.seq, recordDigest(statistics)];
  }
  for (const one of odds) heads[`odds ${one.phase}`] = [0, recordDigest(one)];
  return heads;
}

function ranked(seq: number, digest: string, rank: number): StoredHead {
  return rank === 0 ? [seq, digest] : [seq, digest, rank];
}
