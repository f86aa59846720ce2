import { TEMPLATES_MAX, type TemplateKind } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { AlertRow } from './alert-queries.ts';

export interface TemplateRow {
  readonly id: number;
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The owner and kind of a template. */
export interface Owned {
  readonly userId: number;
  readonly kind: TemplateKind;
}

export type TemplateWithAlert = TemplateRow & { readonly alert: AlertRow | null };

const ALERT = sql`case when a.user_id is not null then jsonb_build_object(
  'channel', a.channel, 'frequency', a.frequency, 'quiet_from', a.quiet_from,
  'quiet_to', a.quiet_to, 'is_active', a.is_active
) end as alert`;

/** A user's templates of a kind, oldest first. */
export async function findTemplates(db: Db, owned: Owned): Promise<TemplateWithAlert[]> {
  return findOwn(db, owned, sql`true`);
}

/** A user's template; another user's is not found. */
export async function findTemplate(
  db: Db | Tx,
  owned: Owned,
  id: number,
): Promise<TemplateWithAlert | undefined> {
  const [row] = await findOwn(db, owned, sql`t.id = ${id}`);
  return row;
}

async function findOwn(
  db: Db | Tx,
  { userId, kind }: Owned,
  condition: ReturnType<typeof sql>,
): Promise<TemplateWithAlert[]> {
  const { rows } = await sql<TemplateWithAlert>`
    select t.id, t.name, t.params, ${ALERT}
    from templates t
    left join template_alerts a on a.user_id = t.user_id and a.topic = t.topic
      and a.sport = t.sport and a.template_id = t.id
    where t.user_id = ${userId} and t.topic = ${kind.topic} and t.sport = ${kind.sport}
      and ${condition}
    order by t.id
  `.execute(db);
  return rows;
}

export interface Room {
  /** How many there are. */
  readonly count: number;
  /** Used by another template. */
  readonly isNameTaken: boolean;
  /** Whether the template itself exists. */
  readonly isThere: boolean;
}

/** Why a name cannot be used. @param id the template to be named; 0 = a new one */
export async function findNameConflict(
  tx: Tx,
  { userId, kind }: Owned,
  nameFolded: string,
  id = 0,
): Promise<Room> {
  const { rows } = await sql<Room>`
    select count(*)::int as count, coalesce(bool_or(id = ${id}), false) as "isThere",
      coalesce(bool_or(name_folded = ${nameFolded} and id <> ${id}), false) as "isNameTaken"
    from templates
    where user_id = ${userId} and topic = ${kind.topic} and sport = ${kind.sport}
  `.execute(tx);
  return rows[0] ?? { count: TEMPLATES_MAX, isNameTaken: false, isThere: false };
}

export interface NewTemplate {
  readonly name: string;
  readonly nameFolded: string;
  readonly params: object;
}

export async function insertTemplate(
  tx: Tx,
  { userId, kind }: Owned,
  id: number,
  { name, nameFolded, params }: NewTemplate,
  nowSeconds: number,
): Promise<void> {
  const now = atSecond(nowSeconds);
  await tx
    .insertInto('templates')
    .values({
      id,
      user_id: userId,
      topic: kind.topic,
      sport: kind.sport,
      name,
      name_folded: nameFolded,
      params: JSON.stringify(params),
      created_at: now,
      changed_at: now,
    })
    .execute();
}

/**
 * An existing one: `findNameConflict` checks that.
 * @returns whether its criteria changed
 */
export async function updateTemplate(
  tx: Tx,
  { userId, kind }: Owned,
  id: number,
  { name, nameFolded, params }: NewTemplate,
  nowSeconds: number,
): Promise<boolean> {
  const { rows } = await sql<{ isOther: boolean }>`
    with before as (select id, params from templates where id = ${id})
    update templates t set name = ${name}, name_folded = ${nameFolded},
      params = ${JSON.stringify(params)}::jsonb, changed_at = ${atSecond(nowSeconds)}
    from before b
    where t.id = b.id and t.user_id = ${userId} and t.topic = ${kind.topic}
      and t.sport = ${kind.sport}
    returning b.params <> t.params as "isOther"
  `.execute(tx);
  return rows[0]?.isOther === true;
}

/** Together with its finds. False when it does not exist or belongs to somebody else. */
export async function deleteTemplate(tx: Tx, owned: Owned, id: number): Promise<boolean> {
  const { userId, kind } = owned;
  const { rows } = await sql`
    with gone as (
      delete from templates
      where id = ${id} and user_id = ${userId} and topic = ${kind.topic} and sport = ${kind.sport}
      returning id, user_id, topic, sport
    ), silent as (
      delete from template_alerts a using gone g
      where a.user_id = g.user_id and a.topic = g.topic and a.sport = g.sport
        and a.template_id = g.id
    ), unsent as (
      delete from template_alerts_sent s using gone g
      where s.user_id = g.user_id and s.topic = g.topic and s.sport = g.sport
        and s.template_id = g.id
    )
    select id from gone
  `.execute(tx);
  return rows.length > 0;
}
