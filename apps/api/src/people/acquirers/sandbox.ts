import { createHmac, timingSafeEqual } from 'node:crypto';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import { href } from '@tipmark/route-builder';
import type { Db } from '../../platform/database/connect.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { Acquirer, AcquirerEvent, Found, PaymentOrder } from './acquirer.ts';
import {
  decidePayment,
  findDecided,
  findPaymentBy,
  insertSandboxPayment,
  refundPayment,
  type SandboxPayment,
} from './sandbox-queries.ts';

export type SandboxDecision = 'approve' | 'reject';

const MAX_AGE_SECONDS = 300;
const PAGE_SIZE = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

/** From its books; undefined while the payment is undecided. */
function eventsOf(payment: SandboxPayment): AcquirerEvent[] {
  const { id, order_id, amount_minor, currency, status, decided_at } = payment;
  if (decided_at === null) return [];
  const about = {
    orderId: order_id,
    providerId: id,
    currency,
    isOwnRenewal: false,
    email: null,
  };
  const decided: AcquirerEvent = {
    ...about,
    eventId: `${id}:${status}`,
    kind: amount_minor === 0 ? 'cardSaved' : status === 'approved' ? 'paid' : 'rejected',
    // A rejected card is registered, and its payments are refused later.
    methodId: status === 'approved' || amount_minor === 0 ? `sandbox-${id}` : null,
    amountMinor: amount_minor,
    atSeconds: secondOf(decided_at),
  };
  if (payment.refunded_at === null) return [decided];
  return [
    decided,
    {
      ...about,
      eventId: `${id}:refunded`,
      kind: 'refunded',
      methodId: null,
      amountMinor: payment.refunded_minor,
      atSeconds: secondOf(payment.refunded_at),
    },
  ];
}

export type Sandbox = Acquirer & {
  /** Accepts or refuses; the first decision is final. */
  decide(id: string, decision: SandboxDecision): Promise<void>;
  /** The notification of a payment, as it is sent: the body and its headers. */
  notify(id: string): { readonly body: Buffer; readonly headers: Record<string, string> };
};

export interface SandboxParts {
  readonly db: Db;
  readonly clock: () => number;
  readonly key: Buffer;
}

/**
 * The built-in acquirer: it has its own books and its own page, and charges no money. It signs the
 * raw body of a notification with a time, as acquirers with a signature do.
 */
export function createSandbox({ db, clock, key }: SandboxParts): Sandbox {
  const sign = (at: string, body: Buffer) =>
    createHmac('sha256', key).update(`${at}.`).update(body).digest();

  function refuseForged(body: Buffer, header: unknown): void {
    const [, at = '', notified = ''] =
      /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
    const isSigned =
      notified !== '' && timingSafeEqual(Buffer.from(notified, 'hex'), sign(at, body));
    if (!isSigned || Math.abs(clock() - Number(at)) > MAX_AGE_SECONDS) {
      throw new CallError('forbidden', { details: { [SIGNATURE_HEADER]: { key: 'bad_value' } } });
    }
  }

  async function open(order: PaymentOrder, status: string): Promise<SandboxPayment> {
    await insertSandboxPayment(db, order, { status, nowSeconds: clock() });
    const payment = await findPaymentBy(db, 'order_id', order.id);
    if (payment === undefined) throw new Error(`the sandbox has no payment of order ${order.id}`);
    return payment;
  }

  /** Whether its payments succeed: as decided on its registration page. */
  async function isGoodMethod(methodId: string): Promise<boolean> {
    const id = methodId.replace(/^sandbox-/, '');
    return UUID.test(id) && (await findPaymentBy(db, 'id', id))?.status === 'approved';
  }

  return {
    type: ACQUIRER_TYPE.sandbox,
    name: 'sandbox',
    takesCards: true,
    repeatableSeconds: Number.POSITIVE_INFINITY,

    async start(order) {
      const { id } = await open(order, 'pending');
      return {
        providerId: id,
        paymentUrl: href('sandboxPayment', { id }, { locale: order.locale }),
        isRenewable: true,
      };
    },

    async charge(order, methodId) {
      const status = (await isGoodMethod(methodId)) ? 'approved' : 'rejected';
      const payment = await open(order, status);
      return { providerId: payment.id, events: eventsOf(payment) };
    },

    async read(body, headers) {
      refuseForged(body, headers[SIGNATURE_HEADER]);
      let id: unknown;
      try {
        id = JSON.parse(body.toString('utf8')).id;
      } catch {
        throw fieldError('body', 'not_json');
      }
      if (typeof id !== 'string' || !UUID.test(id)) throw fieldError('id', 'bad_value');
      const payment = await findPaymentBy(db, 'id', id);
      return payment === undefined ? [] : eventsOf(payment);
    },

    async find(order): Promise<Found> {
      const payment = await findPaymentBy(db, 'order_id', order.id);
      if (payment === undefined) return { state: 'absent', providerId: null, events: [] };
      const state = payment.decided_at === null ? 'pending' : 'decided';
      return { state, providerId: payment.id, events: eventsOf(payment) };
    },

    async list(window, page = '0') {
      const payments = await findDecided(db, window, { offset: Number(page), limit: PAGE_SIZE });
      const next = payments.length < PAGE_SIZE ? null : String(Number(page) + PAGE_SIZE);
      return { events: payments.flatMap(eventsOf), next };
    },

    async refund(order) {
      await refundPayment(db, order, clock());
      const payment = await findPaymentBy(db, 'order_id', order.id);
      return payment === undefined ? [] : eventsOf(payment);
    },

    async decide(id, decision) {
      await decidePayment(db, id, { isApproved: decision === 'approve', nowSeconds: clock() });
    },

    notify(id) {
      const at = String(clock());
      const body = Buffer.from(JSON.stringify({ event: 'payment.decided', id }));
      const signature = `t=${at},v1=${sign(at, body).toString('hex')}`;
      return { body, headers: { [SIGNATURE_HEADER]: signature } };
    },
  };
}
