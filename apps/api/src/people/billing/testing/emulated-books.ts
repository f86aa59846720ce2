import { ACQUIRER_TYPE } from '@tipmark/domain';
import type { AcquirerEvent, PaymentOrder } from '../../acquirers/acquirer.ts';

/** Money an acquirer took, or declined, in its own books. */
export interface Payment {
  readonly id: string;
  readonly type: number;
  readonly order: Pick<PaymentOrder, 'id' | 'userId' | 'months' | 'amountMinor' | 'currency'>;
  readonly methodId: string | null;
  /** Charged by somebody else than the customer. */
  readonly isRenewal: boolean;
  readonly createdAt: number;
  status: 'pending' | 'succeeded' | 'canceled';
  paidAt: number;
  refundedAt: number | null;
}

export interface Subscription {
  readonly id: string;
  readonly order: Payment['order'];
  state: 'active' | 'suspended' | 'terminated';
  nextAt: number;
  /** A payment of it was reported. */
  isReported: boolean;
}

export interface Notice {
  readonly event: AcquirerEvent;
  readonly type: number;
  readonly sentAt: number;
}

/** What goes wrong, until it is reset. */
export interface Faults {
  isAway: boolean;
  lostAnswers: number;
  declines: boolean;
  unsaved: boolean;
}

export const NO_FAULTS: Faults = { isAway: false, lostAnswers: 0, declines: false, unsaved: false };

const moneyOf = ({ amountMinor, currency }: Payment['order']) => ({
  amountMinor,
  currency: currency as string,
});

/** What an acquirer reports of a payment: its decision, then its refund. */
export function eventsOf(payment: Payment): AcquirerEvent[] {
  if (payment.status === 'pending') return [];
  const isPaid = payment.status === 'succeeded';
  const isPayPro = payment.type === ACQUIRER_TYPE.payProGlobal;
  const isOwnRenewal = isPayPro && payment.isRenewal;
  const about = {
    orderId: isOwnRenewal ? null : payment.order.id,
    providerId: payment.id,
    ...moneyOf(payment.order),
    isOwnRenewal,
    email: null,
  };
  const decided: AcquirerEvent = {
    ...about,
    eventId: `${payment.id}:${payment.status}`,
    kind: isPaid ? 'paid' : 'rejected',
    methodId: isPaid || isPayPro ? payment.methodId : null,
    atSeconds: isPaid ? payment.paidAt : payment.createdAt,
  };
  if (payment.refundedAt === null) return [decided];
  return [
    decided,
    {
      ...about,
      eventId: `refund:${payment.id}`,
      kind: 'refunded',
      orderId: null,
      methodId: null,
      atSeconds: payment.refundedAt,
      extent: isPayPro ? 'whole' : 'part',
    },
  ];
}
