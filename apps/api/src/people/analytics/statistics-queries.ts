import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { utcDayOf } from '../../platform/cache/topics.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

export interface VisitorEventRow {
  readonly eventType: string;
  readonly eventProperties: Readonly<Record<string, unknown>>;
  readonly userAgent: string;
  readonly atSeconds: number;
}

export async function storeEvent(db: Db, event: VisitorEventRow): Promise<void> {
  await db
    .insertInto('statistics_events')
    .values({
      id: randomUUID(),
      at: atSecond(event.atSeconds),
      event_type: event.eventType,
      event_properties: JSON.stringify(event.eventProperties),
      user_agent: event.userAgent,
    })
    .execute();
}

/** Counts a guest's view of a match once per UTC day. An unknown match is not counted. */
export async function countView(
  db: Db,
  view: { readonly matchId: number; readonly guestId: string; readonly atSeconds: number },
): Promise<void> {
  await sql`
    with seen as (
      insert into page_views (match_id, day, guest_id, viewed_at)
      select m.id, ${utcDayOf(view.atSeconds)}::date, ${view.guestId}, ${atSecond(view.atSeconds)}
      from matches m where m.id = ${view.matchId}
      on conflict do nothing
      returning match_id
    )
    update matches set views = views + 1 where id in (select match_id from seen)
  `.execute(db);
}
