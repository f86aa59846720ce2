import { planAt, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { lockUser } from '../account/users/user-queries.ts';
import { READER_LOCALE } from '../notifications/reader-queries.ts';
import { findLastPaid } from './order-queries.ts';
import { changeCourse } from './payment-log.ts';
import type { PaymentsParts } from './settle-orders.ts';

const DAY = 86_400;
const NOTICE_AHEAD = 3 * DAY;
/** An end is recorded as late as this, after the site was down. */
const ENDED_BEFORE = 90 * DAY;
const MAX_AT_ONCE = 100;

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

async function findToRenew({ db, clock }: PaymentsParts): Promise<readonly Notified[]> {
  const now = clock();
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

/** Announces renewals. @returns how many */
export async function notifyAhead(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const notified = await findToRenew(parts);
  for (const { id, until, subscription_type, acquirer_type, email, locale } of notified) {
    const last = await findLastPaid(parts.db, id, acquirer_type);
    const plan = last && planAt(last.prices, last.currency, subscription_type);
    const letter = {
      kind: 'renewal_ahead' as const,
      recipient: email ?? '',
      locale,
      dedupKey: `renewal_ahead:${id}:${until}`,
      payload: {
        userId: id,
        until,
        subscriptionType: subscription_type,
        amountMinor: plan?.priceMinor ?? 0,
        currency: plan?.currency ?? '',
      },
    };
    await enqueueMail(parts.db, letter, now);
  }
  return notified.length;
}

/** Whose subscription is over without a line in the log that says so. */
async function findOver({ db, clock }: PaymentsParts): Promise<readonly Notified[]> {
  const now = clock();
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

async function isEndLogged(trx: Tx, userId: number, until: number): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('seq')
    .where('user_id', '=', userId)
    .where('kind', '=', 'ended')
    .where('happened_at', '>=', atSecond(until))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What has ended is recorded: the plan no longer applies. Who has an address is notified.
 * @returns how many
 */
export async function endOver(parts: PaymentsParts): Promise<number> {
  const now = parts.clock();
  const over = await findOver(parts);
  for (const { id, until, subscription_type, email, locale } of over) {
    await tx(parts.db, async (trx) => {
      // Another process may have recorded it meanwhile.
      await lockUser(trx, id);
      if (await isEndLogged(trx, id, until)) return;
      const own = [{ kind: 'ended', subscriptionType: SUBSCRIPTION_TYPE.none }] as const;
      const changed = await changeCourse(trx, id, { own }, now);
      if (changed === undefined || changed.course.accessUntil > now || email === null) return;
      // Long after the end it would surprise.
      if (until < now - NOTICE_AHEAD) return;
      const payload = { userId: id, until, subscriptionType: subscription_type };
      const letter = {
        kind: 'subscription_ended' as const,
        recipient: email,
        locale,
        dedupKey: `subscription_ended:${id}:${until}`,
        payload: { ...payload, amountMinor: 0, currency: '' },
      };
      await enqueueMail(trx, letter, now);
    });
    parts.sessions.changed(id);
  }
  return over.length;
}
