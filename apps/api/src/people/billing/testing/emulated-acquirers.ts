import {
  ACQUIRER_TYPE,
  afterMonths,
  type Currency,
  type PremiumPlan,
  premiumPlans,
} from '@tipmark/domain';
import {
  type Acquirer,
  AcquirerAway,
  type AcquirerEvent,
  AcquirerRefused,
  type Found,
  type PaymentOrder,
} from '../../acquirers/acquirer.ts';
import type { Acquirers } from '../../acquirers/create-acquirers.ts';
import {
  eventsOf,
  type Faults,
  NO_FAULTS,
  type Notice,
  type Payment,
  type Subscription,
} from './emulated-books.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** YooKassa recognises a key this long. */
const KEY_SECONDS = DAY;
/** A page of YooKassa can be paid on this long. */
const PAGE_SECONDS = HOUR;
/** PayPro Global repeats a notification this long. */
const REPEATED_SECONDS = 5_400;
const RETRIES = 3;

/** All books are in one database. */
let countOfIds = 0;

/**
 * The books of YooKassa and PayPro Global, with the rules of their protocols: keys that end,
 * answers that are lost, notifications that are late, doubled, reordered or lost, renewals that one
 * of them makes by itself.
 */
export class EmulatedAcquirers {
  readonly payments: Payment[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly faults: Faults = { ...NO_FAULTS };
  /** What is bought from now on costs as many times its usual price. */
  priceFactor = 1;
  queue: Notice[] = [];
  /** Called before money is taken without the customer. */
  onCharge: (payment: Payment, subscription?: Subscription) => void = () => {};
  /** Payments that the site has created. */
  readonly reported = new Set<string>();
  readonly #clock: () => number;
  readonly #keys = new Map<string, { body: string; at: number; payment: Payment }>();
  readonly #links = new Map<string, PaymentOrder>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  heal(): void {
    Object.assign(this.faults, NO_FAULTS);
  }

  #next(name: string): string {
    countOfIds += 1;
    return `${name}${countOfIds}`;
  }

  /** An answer that does not arrive; what was requested has happened all the same. */
  #answered<Value>(value: Value): Value {
    if (this.faults.lostAnswers > 0) {
      this.faults.lostAnswers -= 1;
      throw new AcquirerAway('its answer was lost');
    }
    return value;
  }

  #refuseWhileAway(): void {
    if (this.faults.isAway) throw new AcquirerAway('it is away');
  }

  /** What the site learns of payments; from then on it knows them. */
  #report(payments: readonly Payment[]): AcquirerEvent[] {
    for (const payment of payments) {
      if (payment.status === 'succeeded') this.reported.add(payment.id);
      const subscription = this.subscriptions.find(({ id }) => id === payment.methodId);
      if (subscription !== undefined) subscription.isReported = true;
    }
    return payments.flatMap((payment) => eventsOf(payment));
  }

  #send(type: number, events: readonly AcquirerEvent[]): void {
    const sentAt = this.#clock();
    this.queue.push(...events.map((event) => ({ event, type, sentAt })));
  }

  #add(payment: Omit<Payment, 'createdAt' | 'paidAt' | 'refundedAt'>, at = this.#clock()): Payment {
    const made: Payment = { ...payment, createdAt: at, paidAt: at, refundedAt: null };
    this.payments.push(made);
    return made;
  }

  /** The same key with the same request is the same payment, for a day. */
  #once(key: string, body: string, make: () => Payment): Payment {
    const before = this.#keys.get(key);
    if (before !== undefined && this.#clock() - before.at < KEY_SECONDS) {
      if (before.body !== body) throw new AcquirerRefused('another request with this key');
      return before.payment;
    }
    const payment = make();
    this.#keys.set(key, { body, at: this.#clock(), payment });
    return payment;
  }

  /** The customer pays on a page, as often as it allows. @returns whether money was taken */
  pay(url: string, now: number): boolean {
    const [, name = '', id = ''] = /^emulated:(\w+)\/(.+)$/.exec(url) ?? [];
    if (name === 'paypro') return this.#buySubscription(id);
    const payment = this.payments.find((one) => one.id === id);
    if (payment?.status !== 'pending') return false;
    payment.status = now - payment.createdAt > PAGE_SECONDS ? 'canceled' : 'succeeded';
    payment.paidAt = now;
    this.#send(payment.type, eventsOf(payment));
    return payment.status === 'succeeded';
  }

  #buySubscription(orderId: string): boolean {
    const order = this.#links.get(orderId);
    if (order === undefined) return false;
    const id = this.#next('sub');
    const now = this.#clock();
    this.subscriptions.push({
      id,
      order,
      state: 'active',
      isReported: false,
      nextAt: afterMonths(now, order.months),
    });
    const payment = this.#add({
      id: this.#next('order'),
      type: ACQUIRER_TYPE.payProGlobal,
      order,
      methodId: id,
      isRenewal: false,
      status: 'succeeded',
    });
    this.#send(payment.type, eventsOf(payment));
    return true;
  }

  /** Renewals that PayPro Global makes by itself. */
  renewOwn(): void {
    const now = this.#clock();
    for (const subscription of this.subscriptions) {
      while (subscription.state === 'active' && subscription.nextAt <= now) {
        this.#renewOwn(subscription);
      }
    }
  }

  #renewOwn(subscription: Subscription): void {
    const { id: methodId, order, nextAt: at } = subscription;
    const about = { type: ACQUIRER_TYPE.payProGlobal, order, methodId, isRenewal: true };
    const status = this.faults.declines ? 'canceled' : 'succeeded';
    const payment = this.#add({ ...about, id: this.#next('order'), status }, at);
    if (status === 'succeeded') {
      this.onCharge(payment, subscription);
      subscription.nextAt = afterMonths(at, order.months);
    } else {
      const declined = this.payments.filter(
        (one) => one.methodId === methodId && one.status === 'canceled',
      ).length;
      subscription.nextAt = at + DAY;
      if (declined > RETRIES) subscription.state = 'terminated';
    }
    this.#send(payment.type, eventsOf(payment));
  }

  /** The money goes back, in the books of the acquirer first. */
  refund(payment: Payment): void {
    if (payment.status !== 'succeeded' || payment.refundedAt !== null) return;
    payment.refundedAt = this.#clock();
    this.#send(payment.type, eventsOf(payment).slice(1));
  }

  /** A notification as it arrives; of a stop or a resume only while it is repeated. */
  arrive({ event, type, sentAt }: Notice): { type: number; event: AcquirerEvent } | undefined {
    const isUndated = event.kind === 'stopped' || event.kind === 'resumed';
    const now = this.#clock();
    if (isUndated && now - sentAt > REPEATED_SECONDS) return undefined;
    const payment = this.payments.find(({ id }) => id === event.providerId);
    if (payment !== undefined && event.kind === 'paid') this.#report([payment]);
    return { type, event: isUndated ? { ...event, atSeconds: now } : event };
  }

  #found(payment: Payment | undefined): Found {
    if (payment === undefined) return { state: 'absent', providerId: null, events: [] };
    const state = payment.status === 'pending' ? 'pending' : 'decided';
    return { state, providerId: payment.id, events: this.#report([payment]) };
  }

  #list(type: number, from: number, until: number) {
    this.#refuseWhileAway();
    const isIn = (at: number | null) => at !== null && at >= from && at < until;
    const listed = this.payments.filter(
      (one) => one.type === type && (isIn(one.createdAt) || isIn(one.refundedAt)),
    );
    return { events: this.#report(listed), next: null };
  }

  #yookassa(): Acquirer {
    const type = ACQUIRER_TYPE.ruCard;
    const make = (order: PaymentOrder, methodId: string | null, isRenewal: boolean) =>
      this.#add({
        id: this.#next('payment'),
        type,
        order,
        methodId,
        isRenewal,
        status: 'pending',
      });
    return {
      type,
      name: 'yookassa',
      takesCards: true,
      repeatableSeconds: 23 * HOUR,
      start: async (order, { returnUrl }) => {
        this.#refuseWhileAway();
        const body = JSON.stringify(['start', order.amountMinor, returnUrl]);
        const payment = this.#once(order.id, body, () =>
          make(order, this.faults.unsaved ? null : this.#next('card'), false),
        );
        return this.#answered({
          providerId: payment.id,
          paymentUrl: `emulated:yookassa/${payment.id}`,
        });
      },
      charge: async (order, methodId) => {
        this.#refuseWhileAway();
        const body = JSON.stringify(['charge', order.amountMinor, methodId]);
        const payment = this.#once(order.id, body, () => {
          const made = make(order, methodId, true);
          made.status = this.faults.declines ? 'canceled' : 'succeeded';
          if (made.status === 'succeeded') this.onCharge(made);
          return made;
        });
        return this.#answered({ providerId: payment.id, events: this.#report([payment]) });
      },
      read: async () => [],
      find: async (order) => {
        this.#refuseWhileAway();
        const isIt = (one: Payment) =>
          order.providerId === null ? one.order.id === order.id : one.id === order.providerId;
        return this.#found(this.payments.find((one) => one.type === type && isIt(one)));
      },
      list: async ({ from, until }) => this.#list(type, from, until),
      refund: async () => [],
    };
  }

  #paypro(): Acquirer {
    const type = ACQUIRER_TYPE.payProGlobal;
    const change = (id: string, state: Subscription['state'], kind: 'stopped' | 'resumed') => {
      this.#refuseWhileAway();
      const subscription = this.subscriptions.find((one) => one.id === id);
      if (subscription === undefined) throw new AcquirerRefused('no such subscription');
      if (subscription.state === 'terminated') {
        if (state === 'terminated') return this.#answered(undefined);
        throw new AcquirerRefused('it has ended');
      }
      if (subscription.state !== state) {
        subscription.state = state;
        // The term it is resumed in was paid.
        if (state === 'active') {
          const { months } = subscription.order;
          while (subscription.nextAt <= this.#clock()) {
            subscription.nextAt = afterMonths(subscription.nextAt, months);
          }
        }
        this.#send(type, [this.#changed(subscription, kind)]);
      }
      return this.#answered(undefined);
    };
    return {
      type,
      name: 'paypro',
      takesCards: false,
      repeatableSeconds: Number.POSITIVE_INFINITY,
      start: async (order) => {
        this.#links.set(order.id, order);
        return { providerId: null, paymentUrl: `emulated:paypro/${order.id}` };
      },
      read: async () => [],
      find: async (order) => {
        this.#refuseWhileAway();
        const payment = this.payments.find((one) =>
          order.providerId === null
            ? one.type === type && one.order.id === order.id && !one.isRenewal
            : one.id === order.providerId,
        );
        const found = this.#found(payment);
        return found.state === 'absent' ? { ...found, state: 'unknown' } : found;
      },
      list: async ({ from, until }) => this.#list(type, from, until),
      refund: async () => [],
      setRenewal: async (id, isOn) =>
        change(id, isOn ? 'active' : 'suspended', isOn ? 'resumed' : 'stopped'),
      terminate: async (id) => change(id, 'terminated', 'stopped'),
    };
  }

  #changed({ id, order }: Subscription, kind: 'stopped' | 'resumed'): AcquirerEvent {
    return {
      eventId: this.#next(`${id}:${kind}:`),
      kind,
      orderId: order.id,
      methodId: id,
      providerId: this.#next('order'),
      amountMinor: 0,
      currency: 'USD',
      atSeconds: 0,
      isOwnRenewal: false,
      email: null,
    };
  }

  #plansIn(countryCode: string): PremiumPlan[] {
    return premiumPlans(countryCode).map((plan) => ({
      ...plan,
      priceMinor: Math.round(plan.priceMinor * this.priceFactor),
    }));
  }

  /** As the site sees them: YooKassa in Russia, the sandbox in Kazakhstan, PayPro elsewhere. */
  acquirers({ sandbox }: Acquirers): Acquirers {
    const [yookassa, paypro] = [this.#yookassa(), this.#paypro()];
    const charged: Acquirers['sandbox'] = {
      ...sandbox,
      charge: async (order, methodId, email) => {
        const answer = await sandbox.charge?.(order, methodId, email);
        if (answer === undefined) throw new AcquirerRefused('it does not charge');
        const isPaid = answer.events.some(({ kind }) => kind === 'paid');
        const about = { type: sandbox.type, order, methodId, isRenewal: true };
        const id = answer.providerId ?? '';
        const isKnown = this.payments.some((one) => one.id === id);
        if (isPaid && !isKnown) {
          const payment = this.#add({ ...about, id, status: 'succeeded' });
          this.onCharge(payment);
          this.reported.add(id);
        }
        return answer;
      },
    };
    const all: readonly Acquirer[] = [charged, yookassa, paypro];
    return {
      sandbox: charged,
      of: (countryCode) => {
        const plans = this.#plansIn(countryCode);
        if (countryCode === 'RU') return { acquirer: yookassa, plans };
        return { acquirer: countryCode === 'KZ' ? charged : paypro, plans };
      },
      byType: (type) => all.find((one) => one.type === type),
      byName: (name) => all.find((one) => one.name === name),
    };
  }

  /** A payment of the sandbox, which has its own books, is noted in these as well. */
  noteSandbox(
    id: string,
    order: { userId: number; months: number; amountMinor: number; currency: string },
  ): void {
    if (this.payments.some((one) => one.id === id)) return;
    const about = { id, type: ACQUIRER_TYPE.sandbox, methodId: `sandbox-${id}`, isRenewal: false };
    this.#add({
      ...about,
      order: { ...order, id, currency: order.currency as Currency },
      status: 'succeeded',
    });
  }
}
