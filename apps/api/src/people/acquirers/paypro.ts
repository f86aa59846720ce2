import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import {
  type Acquirer,
  AcquirerAway,
  AcquirerMisconfigured,
  AcquirerRefused,
  type Found,
  type PaymentOrder,
} from './acquirer.ts';
import { type Answer, callAcquirer } from './call-acquirer.ts';
import { type PayProSecrets, readNotification } from './paypro-notification.ts';
import { eventsOfOrder, getOrder, listEvents, listOrders } from './paypro-orders.ts';

export type PayProKeys = PayProSecrets & {
  /** `https://store.payproglobal.com/api`; its pages are beside it. */
  readonly root: string;
  readonly vendorId: string;
  /** Its products for a month, a quarter and a year. */
  readonly products: readonly string[];
};

const PLANS: readonly number[] = [
  SUBSCRIPTION_TYPE.month,
  SUBSCRIPTION_TYPE.quarter,
  SUBSCRIPTION_TYPE.year,
];
const REASON = 'Asked by the customer';
/** A checkout link can be paid on later; an order is searched for this long after it was made. */
const SEARCHED_SECONDS = 3 * 86_400;
const SKEW_SECONDS = 600;
/** Between two searches most orders are the same. */
const MAX_KNOWN_ORDERS = 5_000;
const PLACED = 'placed:';
/** Statuses of a subscription that is never charged again, and of an order without an outcome. */
const ENDED = ['terminated', 'finished'];
const WAITING = 1;

/** Errors about its keys: an operator has to correct them. */
const ABOUT_KEYS = /apiSecretKey|vendorAccountId|ip address|unauthori/i;

function refuseUnlessSuccessful(answer: Answer): void {
  if (answer['isSuccess'] !== false) return;
  const reason = JSON.stringify(answer['errors'] ?? []).slice(0, 300);
  throw ABOUT_KEYS.test(reason) ? new AcquirerMisconfigured(reason) : new AcquirerRefused(reason);
}

/** The answer for each refunded order; the pages show one object, the samples a list. */
function refuseUnlessRefunded(answer: Answer): void {
  const { response } = answer;
  const each: readonly unknown[] = Array.isArray(response) ? response : [response];
  for (const one of each) {
    if (typeof one !== 'object' || one === null) continue;
    const { isRefundSuccessful, refundNotice } = one as Answer;
    if (isRefundSuccessful !== false) continue;
    const isNotice = typeof refundNotice === 'string' && refundNotice !== '';
    throw new AcquirerRefused(isNotice ? refundNotice : 'the refund was refused without a reason');
  }
}

/**
 * PayPro Global: an order link, and notifications that carry a hash of the order and a signature.
 * It renews by itself and notifies of that.
 */
export function createPayPro(keys: PayProKeys, clock: () => number): Acquirer {
  const root = keys.root.replace(/\/+$/, '');
  /** Our ids of its orders; they never change. */
  const known = new Map<string, string | null>();

  async function post(path: string, body: object): Promise<Answer> {
    const answer = await callAcquirer(`${root}${path}`, {
      method: 'POST',
      body: { vendorAccountId: Number(keys.vendorId), apiSecretKey: keys.apiSecret, ...body },
    });
    if (answer === undefined) throw new AcquirerAway('it knows no such call');
    refuseUnlessSuccessful(answer);
    return answer;
  }

  async function isOurs(number: string, orderId: string): Promise<boolean> {
    if (!known.has(number)) {
      if (known.size >= MAX_KNOWN_ORDERS) known.clear();
      const order = await getOrder(post, number);
      // The custom fields of a subscription may be repeated on its later orders.
      known.set(number, order.billingCycle > 1 ? null : order.orderId);
    }
    return known.get(number) === orderId;
  }

  async function foundOf(number: string): Promise<Found> {
    const order = await getOrder(post, number);
    const events = eventsOfOrder(order, clock());
    const isOpen = events.length === 0 && order.statusId === WAITING;
    return { state: isOpen ? 'pending' : 'decided', providerId: number, events };
  }

  /** Among the orders that were placed since ours was made. */
  async function search(order: PaymentOrder): Promise<Found> {
    const from = order.createdAtSeconds - SKEW_SECONDS;
    const latest = order.createdAtSeconds + SEARCHED_SECONDS;
    const until = Math.min(clock() + SKEW_SECONDS, latest);
    let page: string | null = `${PLACED}0`;
    while (page?.startsWith(PLACED)) {
      const { numbers, next }: Awaited<ReturnType<typeof listOrders>> = await listOrders(
        post,
        { from, until },
        page,
      );
      for (const number of numbers) {
        if (await isOurs(number, order.id)) return foundOf(number);
      }
      page = next;
    }
    // Its link does not expire: it can still be paid.
    return { state: 'unknown', providerId: null, events: [] };
  }

  async function isEnded(subscriptionId: string): Promise<boolean> {
    const answer = await post('/Subscriptions/GetSubscriptionDetails', {
      subscriptionId: Number(subscriptionId),
    });
    const { response } = answer;
    const details = typeof response === 'object' && response !== null ? (response as Answer) : {};
    return ENDED.includes(String(details['status']).toLowerCase());
  }

  return {
    type: ACQUIRER_TYPE.payProGlobal,
    name: 'paypro',
    takesCards: false,
    // Its links may be followed at any time; the order they lead to is the same.
    repeatableSeconds: Number.POSITIVE_INFINITY,

    async start(order, { email }) {
      const product = keys.products[PLANS.indexOf(order.subscriptionType)];
      if (product === undefined)
        throw new AcquirerRefused('no PayPro product is configured for this plan');
      const url = new URL('/checkout', root);
      const wanted = {
        'products[1][id]': product,
        currency: order.currency,
        language: order.locale,
        'billing-email': email,
        'x-order': order.id,
      };
      for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
      return { providerId: null, paymentUrl: url.href, isRenewable: true };
    },

    read: async (body) => readNotification(body, keys, clock()),

    find: (order) => (order.providerId === null ? search(order) : foundOf(order.providerId)),

    list: (window, page) => listEvents(post, window, clock(), page),

    async refund(order) {
      if (order.providerId === null)
        throw new AcquirerRefused('PayPro has reported no number of the order yet');
      const answer = await post('/Orders/DoRefund', {
        orderIds: [Number(order.providerId)],
        refundReason: REASON,
      });
      refuseUnlessRefunded(answer);
      // Its notification reports when it is done.
      return [];
    },

    async sendLoginLink(customerEmail) {
      await post('/Customers/SendOnetimeLoginEmail', { customerEmail });
    },

    async setRenewal(methodId, isOn) {
      const what = { subscriptionId: Number(methodId), sendCustomerNotification: false };
      await post(isOn ? '/Subscriptions/Renew' : '/Subscriptions/Suspend', {
        ...what,
        reasonText: REASON,
      });
    },

    async terminate(methodId) {
      try {
        await post('/Subscriptions/Terminate', {
          subscriptionId: Number(methodId),
          reasonText: REASON,
          sendCustomerNotification: false,
        });
      } catch (error) {
        if (!(error instanceof AcquirerRefused) || !(await isEnded(methodId))) throw error;
      }
    },
  };
}
