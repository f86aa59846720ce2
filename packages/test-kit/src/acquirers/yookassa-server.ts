import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it sends about every card and no shop needs to store. */
export const YOOKASSA_CARD = {
  first6: '555555',
  last4: '4477',
  expiry_month: '11',
  expiry_year: '2031',
  card_type: 'MasterCard',
} as const;

type Money = { readonly value: string; readonly currency: string };
/** What a shop sends, as far as it is looked at. */
type Body = {
  readonly amount: Money;
  readonly metadata?: Record<string, string>;
  readonly save_payment_method?: boolean;
  readonly payment_method_id?: string;
  readonly payment_id?: string;
  readonly type?: string;
  readonly confirmation?: { readonly type: string; readonly return_url?: string };
};
export type YooKassaPayment = {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  amount: Money;
  refunded_amount?: Money;
  created_at: string;
  captured_at?: string;
  metadata: Record<string, string>;
  payment_method?: {
    type: 'bank_card';
    id: string;
    saved: boolean;
    title?: string;
    card?: typeof YOOKASSA_CARD;
  };
  confirmation?: { type: 'redirect'; confirmation_url: string };
  savesMethod: boolean;
};
/** A card that is given without a payment. */
export type YooKassaMethod = {
  id: string;
  type: 'bank_card';
  status: 'pending' | 'active' | 'inactive';
  saved: boolean;
  title?: string;
  card?: typeof YOOKASSA_CARD;
  confirmation: { type: 'redirect'; confirmation_url: string };
};
type Refund = { id: string; payment_id: string; status: string; amount: Money; created_at: string };

/** What goes wrong between a shop and the acquirer, until it is reset. */
export type YooKassaFaults = {
  /** Every call is answered 503. */
  isDown: boolean;
  /** This many next writes are executed, but their responses are lost. */
  lostAnswers: number;
  /** The amount of the payments that are read. */
  amount: Money | undefined;
  /** Charges of saved cards are refused. */
  refusesCharges: boolean;
};

export type YooKassaServer = {
  /** Its address, as `YOOKASSA_API_ROOT`. */
  readonly root: string;
  readonly payments: ReadonlyMap<string, YooKassaPayment>;
  readonly methods: ReadonlyMap<string, YooKassaMethod>;
  readonly faults: YooKassaFaults;
  /** Writes it was asked for, in whatever way they ended. */
  readonly writes: readonly string[];
  /** What the payer does on its page. */
  pay(id: string): void;
  cancel(id: string): void;
  /** Enters a card on its page, or one that its bank does not confirm. */
  giveCard(id: string, isGood?: boolean): void;
  /** A notification as it is sent. */
  notification(event: string, id: string): string;
  close(): Promise<void>;
};

export type YooKassaOptions = {
  readonly shopId: string;
  readonly secretKey: string;
  /** Unix seconds. */
  readonly clock: () => number;
};

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return JSON.parse(text || '{}');
}

/** The part of YooKassa's API v3 a shop with subscriptions uses, by its public description. */
export async function startYooKassaServer(options: YooKassaOptions): Promise<YooKassaServer> {
  const { shopId, secretKey, clock } = options;
  const payments = new Map<string, YooKassaPayment>();
  const methods = new Map<string, YooKassaMethod>();
  const refunds = new Map<string, Refund>();
  const answered = new Map<string, { body: string; answer: unknown }>();
  const writes: string[] = [];
  const faults: YooKassaFaults = {
    isDown: false,
    lostAnswers: 0,
    amount: undefined,
    refusesCharges: false,
  };
  const now = () => new Date(clock() * 1_000).toISOString();
  const basic = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  function settle(payment: YooKassaPayment, status: 'succeeded' | 'canceled'): void {
    if (payment.status !== 'pending') return;
    payment.status = status;
    if (status !== 'succeeded') return;
    payment.captured_at = now();
    payment.payment_method ??= {
      type: 'bank_card',
      id: `card-${payment.id}`,
      saved: payment.savesMethod,
      title: `Bank card *${YOOKASSA_CARD.last4}`,
      card: YOOKASSA_CARD,
    };
  }

  function createPayment(body: Body): YooKassaPayment {
    const id = randomUUID();
    const savedMethod = body.payment_method_id;
    const payment: YooKassaPayment = {
      id,
      status: 'pending',
      amount: body.amount,
      created_at: now(),
      metadata: body.metadata ?? {},
      savesMethod: body.save_payment_method === true,
      ...(savedMethod === undefined
        ? {
            confirmation: {
              type: 'redirect',
              confirmation_url: `https://yoomoney.example/checkout?orderId=${id}`,
            },
          }
        : { payment_method: { type: 'bank_card', id: savedMethod, saved: true } }),
    };
    payments.set(id, payment);
    if (savedMethod !== undefined)
      settle(payment, faults.refusesCharges ? 'canceled' : 'succeeded');
    return payment;
  }

  /** It accepts nothing else: a field of the shop's own is rejected like any unknown one. */
  function createMethod(body: Body): YooKassaMethod | undefined {
    const names = Object.keys(body).toSorted().join();
    if (names !== 'confirmation,type' || body.type !== 'bank_card') return undefined;
    if (body.confirmation?.type !== 'redirect' || !body.confirmation.return_url) return undefined;
    const id = randomUUID();
    const confirmation_url = `https://yoomoney.example/bind?orderId=${id}`;
    const method: YooKassaMethod = {
      ...{ id, type: 'bank_card', status: 'pending', saved: false },
      confirmation: { type: 'redirect', confirmation_url },
    };
    methods.set(id, method);
    return method;
  }

  const makers: Readonly<Record<string, (body: Body) => unknown>> = {
    '/payments': createPayment,
    '/payment_methods': createMethod,
    '/refunds': createRefund,
  };

  function createRefund(body: Body): Refund | undefined {
    const payment = payments.get(body.payment_id ?? '');
    if (payment?.status !== 'succeeded' || payment.refunded_amount !== undefined) return undefined;
    payment.refunded_amount = body.amount;
    const refund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: 'succeeded',
      amount: body.amount,
      created_at: now(),
    };
    refunds.set(refund.id, refund);
    return refund;
  }

  const present = (payment: YooKassaPayment | undefined) =>
    payment && { ...payment, savesMethod: undefined, amount: faults.amount ?? payment.amount };

  function send(response: ServerResponse, status: number, answer: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  function write(response: ServerResponse, key: string, path: string, body: Body): void {
    const text = `${path} ${JSON.stringify(body)}`;
    const before = answered.get(key);
    if (before !== undefined && before.body !== text) {
      return send(response, 400, { type: 'error', code: 'invalid_request' });
    }
    const answer = before?.answer ?? makers[path]?.(body);
    if (answer === undefined)
      return send(response, 400, { type: 'error', code: 'invalid_request' });
    answered.set(key, { body: text, answer });
    if (faults.lostAnswers > 0) {
      faults.lostAnswers -= 1;
      response.destroy();
      return;
    }
    send(response, 200, path === '/payments' ? present(answer as YooKassaPayment) : answer);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace(/^\/v3/, '');
    const body = await bodyOf(request);
    if (request.method === 'POST') writes.push(path);
    if (faults.isDown) return send(response, 503, { type: 'error' });
    if (request.headers.authorization !== basic) {
      return send(response, 401, { type: 'error', code: 'invalid_credentials' });
    }
    if (request.method === 'POST') {
      const key = request.headers['idempotence-key'];
      if (typeof key !== 'string' || key.length > 64) {
        return send(response, 400, { type: 'error', parameter: 'Idempotence-Key' });
      }
      return write(response, key, path, body);
    }
    const [, kind, id = ''] = path.split('/');
    if (kind === 'refunds' && id === '') {
      const items = [...refunds.values()].filter(
        (one) => one.payment_id === url.searchParams.get('payment_id'),
      );
      return send(response, 200, { type: 'list', items });
    }
    const books: Readonly<Record<string, unknown>> = {
      payments: present(payments.get(id)),
      payment_methods: methods.get(id),
      refunds: refunds.get(id),
    };
    const found = books[kind ?? ''];
    return found === undefined
      ? send(response, 404, { type: 'error', code: 'not_found' })
      : send(response, 200, found);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://127.0.0.1:${port}/v3`,
    payments,
    methods,
    faults,
    writes,
    pay(id) {
      const payment = payments.get(id);
      if (payment !== undefined) settle(payment, 'succeeded');
    },
    cancel(id) {
      const payment = payments.get(id);
      if (payment !== undefined) settle(payment, 'canceled');
    },
    giveCard(id, isGood = true) {
      const method = methods.get(id);
      if (method?.status !== 'pending') return;
      const { last4 } = YOOKASSA_CARD;
      Object.assign(method, {
        status: isGood ? 'active' : 'inactive',
        saved: isGood,
        title: `Bank card *${last4}`,
        card: YOOKASSA_CARD,
      });
    },
    notification(event, id) {
      const [subject] = event.split('.');
      const object =
        subject === 'refund'
          ? refunds.get(id)
          : subject === 'payment_method'
            ? methods.get(id)
            : present(payments.get(id));
      return JSON.stringify({ type: 'notification', event, object: object ?? { id } });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
