import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Owned } from './template-queries.ts';

/** How a user is notified of a template's finds; times of the day in minutes. */
export interface AlertRow {
  readonly channel: number;
  readonly frequency: number;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
  readonly is_active: boolean;
}

/** By template: the user's own and the presets. */
export async function findAlerts(db: Db, { userId, kind }: Owned): Promise<Map<number, AlertRow>> {
  const rows = await db
    .selectFrom('template_alerts')
    .select(['template_id', 'channel', 'frequency', 'quiet_from', 'quiet_to', 'is_active'])
    .where('user_id', '=', userId)
    .where('topic', '=', kind.topic)
    .where('sport', '=', kind.sport)
    .execute();
  return new Map(rows.map(({ template_id: id, ...alert }) => [id, alert]));
}

export function findAlert(
  db: Db | Tx,
  { userId, kind }: Owned,
  templateId: number,
): Promise<AlertRow | undefined> {
  return db
    .selectFrom('template_alerts')
    .select(['channel', 'frequency', 'quiet_from', 'quiet_to', 'is_active'])
    .where('user_id', '=', userId)
    .where('topic', '=', kind.topic)
    .where('sport', '=', kind.sport)
    .where('template_id', '=', templateId)
    .executeTakeFirst();
}

/** Creates or replaces it, to be checked soon. False when it exists although it must not. */
export async function saveAlert(
  db: Db | Tx,
  { userId, kind }: Owned,
  templateId: number,
  alert: AlertRow,
  { nowSeconds, mustBeNew = false }: { readonly nowSeconds: number; readonly mustBeNew?: boolean },
): Promise<boolean> {
  const saved = await db
    .insertInto('template_alerts')
    .values({
      user_id: userId,
      topic: kind.topic,
      sport: kind.sport,
      template_id: templateId,
      ...alert,
      due_at: atSecond(nowSeconds),
      primed_at: null,
    })
    .onConflict((conflict) => {
      const key = conflict.columns(['user_id', 'topic', 'sport', 'template_id']);
      const changed = { ...alert, due_at: atSecond(nowSeconds) };
      return mustBeNew ? key.doNothing() : key.doUpdateSet(changed);
    })
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** False when there is none. */
export async function deleteAlert(
  db: Db | Tx,
  { userId, kind }: Owned,
  templateId: number,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('template_alerts')
    .where('user_id', '=', userId)
    .where('topic', '=', kind.topic)
    .where('sport', '=', kind.sport)
    .where('template_id', '=', templateId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletes notified results and the record, as changed criteria have other results. */
export async function deleteSentAlerts(
  tx: Tx,
  { userId, kind }: Owned,
  templateId: number,
): Promise<void> {
  await sql`
    with unprimed as (
      update template_alerts set primed_at = null
      where user_id = ${userId} and topic = ${kind.topic} and sport = ${kind.sport}
        and template_id = ${templateId}
    ), unsent as (
      delete from template_alerts_sent
      where user_id = ${userId} and topic = ${kind.topic} and sport = ${kind.sport}
        and template_id = ${templateId}
    )
    delete from template_alerts_told
    where user_id = ${userId} and topic = ${kind.topic} and sport = ${kind.sport}
      and template_id = ${templateId}
  `.execute(tx);
}
