import type { StoredHead } from '../../platform/database/feed-tables.ts';
import { UNDATED } from '../batch/fold-records.ts';
import { type DigestedRecord, digestOf } from '../batch/record-digest.ts';
import { statusRank } from '../batch/sequence-gate.ts';
import { haveSidesOfPeople, SIDES, sidesText } from '../identity/sides-of-people.ts';
import type { ToldWhole } from './told-whole.ts';

/** Heads after the first word of the only source: each kind has been said once. */
export function newHeads(
  { content, match, score, statistics, odds }: ToldWhole,
  sport: number,
): Record<string, StoredHead> {
  const said = (record: DigestedRecord) => {
    const read = content.reads.find((one) => one.record === record);
    return digestOf({ record, digest: read?.digest });
  };
  const heads: Record<string, StoredHead> = {
    match: [match.seq, said(match)],
    ...(haveSidesOfPeople(sport)
      ? { [SIDES]: [0, sidesText(match.homeKey, match.awayKey)] as StoredHead }
      : {}),
    ...(match.isDayKnown === false ? { [UNDATED]: [0, ''] } : {}),
    status: ranked(match.seq * 2, String(match.status), statusRank(match.status)),
  };
  if (score !== undefined) {
    const { seq, status } = score;
    heads['score'] = ranked(seq, said(score), statusRank(status));
    heads['status'] = ranked(seq * 2 + 1, String(status), statusRank(status));
  }
  if (statistics !== undefined) {
    heads['statistics'] = [statistics.seq, said(statistics)];
  }
  for (const one of odds) heads[`odds ${one.phase}`] = [0, said(one)];
  return heads;
}

function ranked(seq: number, digest: string, rank: number): StoredHead {
  return rank === 0 ? [seq, digest] : [seq, digest, rank];
}
