import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type EventRow, PLAYED } from './event-queries.ts';

/** Older meetings are not representative of the teams of today. */
const MOST = 20;

export interface MeetingRow {
  readonly id: number;
  readonly slug: string;
  readonly home_id: number;
  readonly home_score: number;
  readonly away_score: number;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
}

/** Finished matches of both sides of a match against each other before it, newest first. */
export async function findMeetings(
  db: Db,
  { home_id, away_id, starts_at }: Pick<EventRow, 'home_id' | 'away_id' | 'starts_at'>,
): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    select m.id, m.slug, m.home_id, m.home_score, m.away_score,
      extract(epoch from m.starts_at)::int as starts_at, m.is_time_known, m.is_day_known
    from matches m
    where ((m.home_id = ${home_id} and m.away_id = ${away_id})
        or (m.home_id = ${away_id} and m.away_id = ${home_id}))
      and m.status = any(${[...PLAYED]}::int[]) and m.home_score is not null
      and m.starts_at < ${atSecond(starts_at)}
    order by m.starts_at desc, m.id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}
