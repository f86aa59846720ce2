import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { PLAYED_COLUMNS } from '../../../betting/settlement/settlement-queries.ts';
import { closesAt } from '../../../matches/lists/closes-at-queries.ts';
import type { PlayedMatchRow } from '../../../matches/play/played-match-row.ts';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';

export type RecordedMatch = PlayedMatchRow & {
  readonly id: number;
  readonly bucket: number;
  readonly league_id: number;
  readonly league_type: number;
  readonly closes_at: number;
};

export interface RecordedMatches {
  readonly sport: Sport;
  readonly fromSeconds: number;
  readonly nowSeconds: number;
  readonly limit: number;
}

const RECORDED_COLUMNS = sql`
  m.id, m.bucket, m.league_id, l.league_type,
  extract(epoch from ${closesAt})::int as closes_at, ${PLAYED_COLUMNS}`;

/** Matches with a result that began in a span, the newest first. */
export async function findRecordedMatches(
  db: Db,
  { sport, fromSeconds, nowSeconds, limit }: RecordedMatches,
): Promise<RecordedMatch[]> {
  const { rows } = await sql<RecordedMatch>`
    select ${RECORDED_COLUMNS}
    from matches m join leagues l on l.id = m.league_id
    where m.sport = ${sport} and m.status > ${MATCH_STATUS.live} and m.odds_first is not null
      and m.starts_at >= ${atSecond(fromSeconds)} and m.starts_at < ${atSecond(nowSeconds)}
    order by m.starts_at desc, m.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Some matches, in any state. */
export async function findMatchesToJudge(db: Db, ids: readonly number[]): Promise<RecordedMatch[]> {
  const { rows } = await sql<RecordedMatch>`
    select ${RECORDED_COLUMNS}
    from matches m join leagues l on l.id = m.league_id
    where m.id = any(${[...ids]}::int[])
  `.execute(db);
  return rows;
}
