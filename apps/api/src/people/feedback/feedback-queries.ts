import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FeedbackTable } from '../../platform/database/feedback-tables.ts';

const MAX_LISTED = 100;

export async function storeLetter(db: Db, letter: Insertable<FeedbackTable>): Promise<void> {
  await db.insertInto('feedback').values(letter).execute();
}

export interface LetterRow {
  readonly ticketId: string;
  readonly topic: number;
  readonly email: string;
  readonly userUrl: string | null;
  readonly message: string;
  readonly url: string | null;
  readonly locale: string;
  readonly writtenAt: number;
}

/** Unanswered messages, oldest first. */
export async function findWaiting(db: Db): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select f.ticket_id as "ticketId", f.topic, f.email, u.url as "userUrl", f.message, f.url,
      f.locale, extract(epoch from f.written_at)::int as "writtenAt"
    from feedback f left join users u on u.id = f.user_id
    where f.answered_at is null
    order by f.written_at, f.ticket_id
    limit ${MAX_LISTED}
  `.execute(db);
  return rows;
}

/** undefined = there is no such message; false = it was answered before. */
export async function markAnswered(
  db: Db,
  ticketId: string,
  nowSeconds: number,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_now: boolean }>`
    with marked as (
      update feedback set answered_at = ${atSecond(nowSeconds)}
      where ticket_id = ${ticketId} and answered_at is null
      returning ticket_id
    )
    select exists (select 1 from marked) as is_now from feedback where ticket_id = ${ticketId}
  `.execute(db);
  return rows[0]?.is_now;
}
