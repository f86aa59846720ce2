import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { OutboxTable } from '../database/people-tables.ts';
import type { Lane } from './lanes.ts';
import { NO_ANSWER } from './reach.ts';

export type OutboxRow = Selectable<OutboxTable>;

export type Channel = 'mail' | 'telegram' | 'push' | 'webhook';

export interface Claim {
  readonly channel: Channel;
  readonly lane: Lane;
  readonly nowSeconds: number;
  readonly leaseSeconds: number;
  readonly max: number;
  /** A message that waits to be tried again does not hold up later ones to its recipient. */
  readonly mayOvertake?: boolean;
}

/**
 * Leases due rows of a lane to this worker; rows of a worker that died are released when the lease
 * ends. Of one recipient only the oldest message is in progress, and one that failed is not
 * overtaken; one that waits for a time of day is.
 */
export async function claimDue(
  db: Db,
  { channel, lane, nowSeconds, leaseSeconds, max, mayOvertake = false }: Claim,
): Promise<OutboxRow[]> {
  const now = atSecond(nowSeconds);
  const isBefore = mayOvertake
    ? sql`(before.locked_until > ${now} and before.id <> o.id
        or before.seq < o.seq and before.run_at <= ${now})`
    : sql`(before.seq < o.seq and (before.attempts > 0 or before.run_at <= ${now}))`;
  // Subqueries and an array instead of joins: whatever the statistics of the table say, as many
  // rows are read as are taken.
  const { rows } = await sql<OutboxRow>`
    with due as materialized (
      select o.id from outbox o
      where o.channel = ${channel} and o.lane = ${lane} and o.status = 'pending'
        and o.run_at <= ${now} and (o.locked_until is null or o.locked_until <= ${now})
        and (
          select before.seq from outbox before
          where before.channel = ${channel} and before.status = 'pending'
            and before.recipient = o.recipient and before.lane <= o.lane and ${isBefore}
          order by before.seq limit 1
        ) is null
      order by o.run_at, o.seq
      limit ${max}
      for update of o skip locked
    )
    update outbox
    set locked_until = ${atSecond(nowSeconds + leaseSeconds)}, attempts = attempts + 1
    where id = any(array(select id from due))
    returning *
  `.execute(db);
  return rows.toSorted((left, right) => Number(left.seq) - Number(right.seq));
}

export type Outcome = 'sent' | 'dropped' | 'dead';

export async function finish(
  db: Db,
  id: string,
  outcome: {
    readonly status: Outcome;
    readonly nowSeconds: number;
    readonly error?: string;
    readonly rendered?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      status: outcome.status,
      finished_at: atSecond(outcome.nowSeconds),
      locked_until: null,
      last_error: outcome.error ?? null,
      rendered: outcome.rendered === undefined ? null : JSON.stringify(outcome.rendered),
    })
    .where('id', '=', id)
    .execute();
}

/** @param how.isUncounted the message was not tried, or its service asked to wait */
export async function postpone(
  db: Db,
  id: string,
  runAtSeconds: number,
  error: string,
  { isUncounted = false }: { readonly isUncounted?: boolean } = {},
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      run_at: atSecond(runAtSeconds),
      locked_until: null,
      last_error: error,
      // one that was tried is not overtaken by a later message to its recipient
      ...(isUncounted && { attempts: sql<number>`greatest(attempts - 1, 1)` }),
    })
    .where('id', '=', id)
    .execute();
}

/** One that failed more often is at fault itself. */
const MOST_HASTENED = 5;

/**
 * What waits for an answer is due now, as its service answers again; what was asked to wait is not.
 * @param service the origin of a push service; the other channels have one service
 */
export async function hasten(
  db: Db,
  channel: Channel,
  nowSeconds: number,
  service: string,
): Promise<void> {
  const now = atSecond(nowSeconds);
  const isItsOwn =
    channel === 'push'
      ? sql`o.recipient in (
          select p.id::text from push_subscriptions p
          where starts_with(p.endpoint, ${`${service}/`})
        )`
      : sql`true`;
  await sql`
    update outbox o set run_at = ${now}
    where o.channel = ${channel} and o.status = 'pending' and o.attempts between 1 and ${MOST_HASTENED}
      and starts_with(o.last_error, ${NO_ANSWER}) and o.run_at > ${now} and ${isItsOwn}
  `.execute(db);
}

/** Records how often a message was transferred in full without an answer. */
export async function noteUnanswered(db: Db, id: string, times: number): Promise<void> {
  await db.updateTable('outbox').set({ unanswered: times }).where('id', '=', id).execute();
}

/** Rows that were claimed and not tried rest until a time, in their position in the order. */
export async function restUntil(
  db: Db,
  ids: readonly string[],
  untilSeconds: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ locked_until: atSecond(untilSeconds), attempts: eb('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Releases rows that were claimed and not tried. */
export async function release(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set(({ eb }) => ({ locked_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', 'in', ids)
    .execute();
}
