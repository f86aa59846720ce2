import { REJECTED_GRACE_DAYS, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { READER_LOCALE } from '../notifications/reader-queries.ts';
import { RENEWED_AHEAD } from './settle-orders.ts';

const DAY = 86_400;
/** A renewal is announced this long before; an end is not mailed after this. */
export const NOTICE_AHEAD = 3 * DAY;
/** An end is recorded as late as this, after the site was down. */
const ENDED_BEFORE = 90 * DAY;
const MAX_AT_ONCE = 100;
/** A term that ended before the site was started is not renewed after this. */
const RENEWED_AFTER = 3 * DAY;
/** A declined renewal is charged once more, a day after the end of the term. */
const AGAIN_AFTER = DAY;
/** How long before the end of access that is. */
const AGAIN_AHEAD = REJECTED_GRACE_DAYS * DAY - AGAIN_AFTER;

interface Notified {
  readonly id: number;
  readonly until: number;
  readonly subscription_type: number;
  readonly acquirer_type: number;
  readonly email: string | null;
  readonly locale: 'ru' | 'en';
}

const secondsOf = sql<number>`extract(epoch from u.subscription_expires_at)::bigint`;

const NOTIFIED = sql`u.id, ${secondsOf} as until, u.subscription_type, u.acquirer_type, u.email,
  ${READER_LOCALE} as locale`;

/** Whose term ends soon and is renewed then, without a mail that announces it. */
export async function findToRenew(db: Db, now: number): Promise<readonly Notified[]> {
  const { rows } = await sql<Notified>`
    select ${NOTIFIED} from users u
    where not u.is_simulated and u.subscription_expires_at > ${atSecond(now)}
      and u.subscription_expires_at <= ${atSecond(now + NOTICE_AHEAD)} and u.email is not null
      and u.subscription_type >= ${SUBSCRIPTION_TYPE.month} and not u.is_subscription_rejected
      and exists (
        select 1 from pay_methods m
        where m.user_id = u.id and m.acquirer_type = u.acquirer_type
      )
      and not exists (
        select 1 from outbox o where o.dedup_key = 'renewal_ahead:' || u.id || ':' || ${secondsOf}
      )
    order by u.id limit ${MAX_AT_ONCE}
  `.execute(db);
  return rows;
}

/** Whose subscription is over without a line in the log that says so. */
export async function findOver(db: Db, now: number): Promise<readonly Notified[]> {
  const { rows } = await sql<Notified>`
    select ${NOTIFIED} from users u
    where not u.is_simulated and u.subscription_expires_at > ${atSecond(now - ENDED_BEFORE)}
      and u.subscription_expires_at <= ${atSecond(now)}
      and not exists (
        select 1 from payments p
        where p.user_id = u.id and p.kind = 'ended' and p.happened_at >= u.subscription_expires_at
      )
    order by u.id limit ${MAX_AT_ONCE}
  `.execute(db);
  return rows;
}

/** Whether the end of a term is in the log. */
export async function isEndLogged(trx: Tx, userId: number, until: number): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('seq')
    .where('user_id', '=', userId)
    .where('kind', '=', 'ended')
    .where('happened_at', '>=', atSecond(until))
    .executeTakeFirst();
  return row !== undefined;
}

export interface Due {
  readonly id: number;
  readonly until: number;
  readonly subscription_type: number;
  readonly acquirer_type: number;
}

/**
 * Terms that end soon, and those whose renewal was declined; an attempt without an outcome is
 * settled first. The end of access names the attempt, so that each is made once.
 */
export async function findDue(
  db: Db,
  types: readonly number[],
  now: number,
): Promise<readonly Due[]> {
  if (types.length === 0) return [];
  const { rows } = await sql<Due>`
    select u.id, extract(epoch from u.subscription_expires_at)::bigint as until,
      u.subscription_type, u.acquirer_type
    from users u join pay_methods m on m.user_id = u.id and m.acquirer_type = u.acquirer_type
    where not u.is_simulated and u.subscription_expires_at <= ${atSecond(now + AGAIN_AHEAD)}
      and u.subscription_expires_at > ${atSecond(now - RENEWED_AFTER)}
      and case when u.is_subscription_rejected then u.subscription_expires_at > ${atSecond(now)}
        else u.subscription_expires_at <= ${atSecond(now + RENEWED_AHEAD)} end
      and u.subscription_type >= ${SUBSCRIPTION_TYPE.month}
      and u.acquirer_type = any(${[...types]}::int[]) and u.blocked_at is null
      and not exists (
        select 1 from payment_orders o
        where o.user_id = u.id and (o.renews_until = u.subscription_expires_at
          or (o.kind = 'renewal' and o.closed_at is null))
      )
    order by u.subscription_expires_at limit ${MAX_AT_ONCE}
  `.execute(db);
  return rows;
}
