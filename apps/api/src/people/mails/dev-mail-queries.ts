import type { Db } from '../../platform/database/connect.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';

const MAX_LISTED = 100;

/** A mail that waits or was sent. */
export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The latest rendered mails, newest first. */
export function findMails(db: Db): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('rendered', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}
