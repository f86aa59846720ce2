import { randomUUID } from 'node:crypto';
import {
  ACQUIRER_TYPE,
  courseOf,
  type PaymentEvent,
  type PaymentKind,
  type SubscriptionCourse,
} from '@tipmark/domain';
import type { Selectable } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentsTable } from '../../platform/database/payment-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import { lockUser, type UserRow } from '../account/users/user-queries.ts';

type PaymentRow = Selectable<PaymentsTable>;

/** Appends a line to the log; the currency is only stored. */
export type LogLine = PaymentEvent & { readonly currency: string };

const NUMBER_LENGTH = 6;
const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

const eventOf = (row: PaymentRow): PaymentEvent => ({
  kind: row.kind as PaymentKind,
  eventId: row.event_id,
  acquirerType: row.acquirer_type,
  atSeconds: secondOf(row.happened_at),
  paymentId: row.order_id,
  subscriptionType: row.subscription_type,
  months: row.months,
  isRenewal: row.is_renewal,
  amountMinor: row.amount_minor,
  seconds: row.seconds,
});

async function readLog(tx: Tx, userId: number): Promise<PaymentEvent[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(eventOf);
}

async function append(
  tx: Tx,
  userId: number,
  lines: readonly LogLine[],
  nowSeconds: number,
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const rows = await tx
    .insertInto('payments')
    .values(
      lines.map((line) => ({
        acquirer_type: line.acquirerType,
        event_id: line.eventId,
        user_id: userId,
        order_id: line.paymentId,
        kind: line.kind,
        subscription_type: line.subscriptionType,
        months: line.months,
        is_renewal: line.isRenewal,
        amount_minor: line.amountMinor,
        currency: line.currency,
        seconds: line.seconds,
        happened_at: atSecond(line.atSeconds),
        received_at: atSecond(nowSeconds),
      })),
    )
    .onConflict((conflict) => conflict.columns(['acquirer_type', 'event_id']).doNothing())
    .returning(['acquirer_type', 'event_id'])
    .execute();
  return new Set(rows.map((row) => `${row.acquirer_type} ${row.event_id}`));
}

/** A change made by the site, without an acquirer. */
export type OwnChange = Pick<PaymentEvent, 'kind' | 'subscriptionType'> &
  Partial<Pick<PaymentEvent, 'seconds'>>;

function ownLine(change: OwnChange, countOfLines: number, nowSeconds: number): LogLine {
  return {
    seconds: 0,
    ...change,
    // Within one second they count in this order.
    eventId: `${String(countOfLines).padStart(NUMBER_LENGTH, '0')}:${change.kind}:${randomUUID()}`,
    acquirerType: ACQUIRER_TYPE.none,
    atSeconds: nowSeconds,
    paymentId: null,
    months: 0,
    isRenewal: false,
    amountMinor: 0,
    currency: '',
  };
}

/** Days that are not in the log, such as a prize; they are kept after the paid ones. */
function unlogged(
  user: UserRow,
  course: SubscriptionCourse,
  countOfLines: number,
  nowSeconds: number,
): LogLine[] {
  const until = subscriptionSecondsOf(user) ?? 0;
  if (until <= Math.max(course.accessUntil, nowSeconds)) return [];
  const seconds = until - Math.max(course.until, nowSeconds);
  const subscriptionType = countOfLines === 0 ? user.subscription_type : 0;
  return [ownLine({ kind: 'granted', subscriptionType, seconds }, countOfLines, nowSeconds)];
}

export interface Changed {
  readonly user: UserRow;
  readonly before: SubscriptionCourse;
  readonly course: SubscriptionCourse;
  /** Lines that were not in the log before. */
  readonly added: readonly LogLine[];
}

/**
 * Adds to the log of a user and stores the subscription that results from the complete log. Calls
 * for one user wait for each other; a known line changes nothing.
 * @returns undefined when the user no longer exists: money received all the same is logged
 */
export async function changeCourse(
  tx: Tx,
  userId: number,
  change: {
    readonly lines?: readonly LogLine[];
    readonly own?: readonly OwnChange[];
    readonly trialUsedAt?: number;
    readonly email?: string | null;
  },
  nowSeconds: number,
): Promise<Changed | undefined> {
  const user = await lockUser(tx, userId);
  const lines = change.lines ?? [];
  if (user === undefined) {
    await append(tx, userId, lines, nowSeconds);
    return undefined;
  }
  const log = await readLog(tx, userId);
  const known = [...log, ...unlogged(user, courseOf(log), log.length, nowSeconds)];
  const own = (change.own ?? []).map((one, index) =>
    ownLine(one, known.length + index, nowSeconds),
  );
  const offered = [...known.slice(log.length), ...lines, ...own] as LogLine[];
  const stored = await append(tx, userId, offered, nowSeconds);
  const added = offered.filter((line) => stored.has(`${line.acquirerType} ${line.eventId}`));
  const course = courseOf([...log, ...added]);
  const saved = await tx
    .updateTable('users')
    .set({
      subscription_type: course.subscriptionType,
      subscription_expires_at: course.accessUntil === 0 ? null : atSecond(course.accessUntil),
      is_subscription_rejected: course.isRejected,
      acquirer_type: course.acquirerType || user.acquirer_type,
      ...(change.trialUsedAt === undefined ? {} : { trial_used_at: atSecond(change.trialUsedAt) }),
      ...(change.email ? { subscription_email: change.email } : {}),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { user: saved, before: courseOf(known), course, added };
}

export interface Receipt {
  readonly kind: 'paid' | 'refunded';
  readonly subscriptionType: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly atSeconds: number;
  readonly orderId: string;
  readonly acquirerType: number;
}

/** Payments and refunds of a user, newest first. */
export async function findReceipts(db: Db, userId: number, limit: number): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', ['paid', 'refunded'])
    .where('order_id', 'is not', null)
    .orderBy('happened_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: row.kind === 'paid' ? 'paid' : 'refunded',
    subscriptionType: row.subscription_type,
    amountMinor: row.amount_minor,
    currency: row.currency,
    atSeconds: secondOf(row.happened_at),
    orderId: row.order_id ?? '',
    acquirerType: row.acquirer_type,
  }));
}
