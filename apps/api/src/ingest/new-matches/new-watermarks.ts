import type { StoredWatermark } from '../../platform/database/feed-tables.ts';
import { type DigestedRecord, digestOf } from '../batch/record-digest.ts';
import { haveSidesOfPeople, SIDES, sidesText } from '../identity/sides-of-people.ts';
import { isDecided, statusRank } from '../matches/status-rank.ts';
import type { CompleteReport } from './complete-report.ts';

/** Heads after the first report of the only source: each kind was reported once. */
export function newWatermarks(
  { content, match, score, statistics, odds }: CompleteReport,
  sport: number,
): Record<string, StoredWatermark> {
  const message = (record: DigestedRecord) => {
    const read = content.reads.find((one) => one.record === record);
    return digestOf({ record, digest: read?.digest });
  };
  const watermarks: Record<string, StoredWatermark> = {
    match: ranked(match.seq, message(match), Number(isDecided(match.status))),
    ...(haveSidesOfPeople(sport)
      ? { [SIDES]: [0, sidesText(match.homeKey, match.awayKey)] as StoredWatermark }
      : {}),
    status: ranked(match.seq * 2, String(match.status), statusRank(match.status)),
  };
  if (score !== undefined) {
    const { seq, status } = score;
    watermarks['score'] = ranked(seq, message(score), statusRank(status));
    watermarks['status'] = ranked(seq * 2 + 1, String(status), statusRank(status));
  }
  if (statistics !== undefined) {
    watermarks['statistics'] = [statistics.seq, message(statistics)];
  }
  for (const one of odds) watermarks[`odds ${one.phase}`] = [0, message(one)];
  return watermarks;
}

function ranked(seq: number, digest: string, rank: number): StoredWatermark {
  return rank === 0 ? [seq, digest] : [seq, digest, rank];
}
