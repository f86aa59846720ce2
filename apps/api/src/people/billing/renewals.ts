import { randomUUID } from 'node:crypto';
import { ACQUIRER_TYPE, planAt, REJECTED_GRACE_DAYS, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { tx } from '../../platform/database/tx.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import { lockUser } from '../account/users/user-queries.ts';
import { findLastPaid, insertOrder, NEW_ORDER, type StoredOrder } from './order-queries.ts';
import { type OnError, type PaymentsParts, RENEWED_AHEAD, settleOrder } from './settle-orders.ts';

const DAY = 86_400;
const MAX_AT_ONCE = 100;
/** A term that ended before the site was started is not renewed after this. */
const RENEWED_AFTER = 3 * DAY;
/** A declined renewal is charged once more, a day after the end of the term. */
const AGAIN_AFTER = DAY;
/** How long before the end of access that is. */
const AGAIN_AHEAD = REJECTED_GRACE_DAYS * DAY - AGAIN_AFTER;

interface Due {
  readonly id: number;
  readonly until: number;
  readonly subscription_type: number;
  readonly acquirer_type: number;
}

/** Acquirers whose renewals are charged from here; the sandbox only while it takes payments. */
function chargedHere({ acquirers }: PaymentsParts): number[] {
  return [ACQUIRER_TYPE.sandbox, ACQUIRER_TYPE.ruCard].filter((type) => {
    const acquirer = acquirers.byType(type);
    return acquirer?.charge !== undefined && acquirers.byName(acquirer.name) !== undefined;
  });
}

/**
 * Terms that end soon, and those whose renewal was declined; an attempt without an outcome is
 * settled first. The end of access names the attempt, so that each is made once.
 */
async function findDue(parts: PaymentsParts): Promise<readonly Due[]> {
  const now = parts.clock();
  const types = chargedHere(parts);
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
      and u.acquirer_type = any(${types}::int[]) and u.blocked_at is null
      and not exists (
        select 1 from payment_orders o
        where o.user_id = u.id and (o.renews_until = u.subscription_expires_at
          or (o.kind = 'renewal' and o.closed_at is null))
      )
    order by u.subscription_expires_at limit ${MAX_AT_ONCE}
  `.execute(parts.db);
  return rows;
}

/** The order of a renewal, at the prices of the last paid one; undefined when it is not due. */
async function openRenewal(
  { db, clock, reportError }: PaymentsParts,
  due: Due,
): Promise<StoredOrder | undefined> {
  return tx(db, async (trx) => {
    const user = await lockUser(trx, due.id);
    if (user === undefined || subscriptionSecondsOf(user) !== Number(due.until)) return undefined;
    if (user.subscription_type !== due.subscription_type) return undefined;
    const last = await findLastPaid(trx, due.id, due.acquirer_type);
    if (last === undefined) return undefined;
    const plan = planAt(last.prices, last.currency, due.subscription_type);
    if (plan === undefined) {
      reportError(new Error(`order ${last.id} has no price of plan ${due.subscription_type}`));
      return undefined;
    }
    return insertOrder(trx, {
      ...last,
      ...NEW_ORDER,
      id: randomUUID(),
      subscriptionType: plan.subscriptionType,
      months: plan.months,
      amountMinor: plan.priceMinor,
      kind: 'renewal',
      createdAtSeconds: clock(),
      renewsUntil: Number(due.until),
    });
  });
}

/** Renews terms that the acquirer does not renew by itself, each in one process only. */
export async function renewDue(parts: PaymentsParts, onError: OnError): Promise<void> {
  for (const due of await findDue(parts)) {
    try {
      const order = await openRenewal(parts, due);
      if (order !== undefined) await settleOrder(parts, order);
    } catch (error) {
      onError(error);
    }
  }
}
