import { randomUUID } from 'node:crypto';
import {
  ACQUIRER_TYPE,
  type PaymentEvent,
  type SubscriptionHistory,
  subscriptionHistoryOf,
} from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import { lockUser, type UserRow } from '../account/users/user-queries.ts';
import { appendLines, type LogLine, readLog, storeSubscription } from './log-queries.ts';

const NUMBER_LENGTH = 6;

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
  history: SubscriptionHistory,
  countOfLines: number,
  nowSeconds: number,
): LogLine[] {
  const until = subscriptionSecondsOf(user) ?? 0;
  if (until <= Math.max(history.accessUntil, nowSeconds)) return [];
  const seconds = until - Math.max(history.until, nowSeconds);
  const subscriptionType = countOfLines === 0 ? user.subscription_type : 0;
  return [ownLine({ kind: 'granted', subscriptionType, seconds }, countOfLines, nowSeconds)];
}

export interface Changed {
  readonly user: UserRow;
  readonly before: SubscriptionHistory;
  readonly history: SubscriptionHistory;
  /** Lines that were not in the log before. */
  readonly added: readonly LogLine[];
}

/**
 * Adds to the log of a user and stores the subscription that results from the complete log. Calls
 * for one user wait for each other; a known line changes nothing.
 * @returns undefined when the user no longer exists: money received all the same is logged
 */
export async function changeSubscriptionHistory(
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
    await appendLines(tx, userId, lines, nowSeconds);
    return undefined;
  }
  const log = await readLog(tx, userId);
  const known = [...log, ...unlogged(user, subscriptionHistoryOf(log), log.length, nowSeconds)];
  const own = (change.own ?? []).map((one, index) =>
    ownLine(one, known.length + index, nowSeconds),
  );
  const offered = [...known.slice(log.length), ...lines, ...own] as LogLine[];
  const stored = await appendLines(tx, userId, offered, nowSeconds);
  const added = offered.filter((line) => stored.has(`${line.acquirerType} ${line.eventId}`));
  const history = subscriptionHistoryOf([...log, ...added]);
  const { trialUsedAt, email } = change;
  const saved = await storeSubscription(tx, user, history, { trialUsedAt, email });
  return { user: saved, before: subscriptionHistoryOf(known), history, added };
}
