import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Body,
  KEY_SECONDS,
  YOOKASSA_CARD,
  YOOKASSA_FAULTLESS,
  type YooKassaFaults,
  type YooKassaMethod,
  type YooKassaOptions,
  type YooKassaPayment,
  type YooKassaRefund,
  type YooKassaServer,
} from './yookassa-types.ts';

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
  const refunds = new Map<string, YooKassaRefund>();
  const answered = new Map<string, { body: string; answer: unknown; at: number }>();
  const writes: string[] = [];
  const returnUrls = new Map<string, string>();
  let reads = 0;
  const faults: YooKassaFaults = { ...YOOKASSA_FAULTLESS };
  const now = () => new Date(clock() * 1_000).toISOString();
  const basic = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  function settle(payment: YooKassaPayment, status: 'succeeded' | 'canceled'): void {
    if (payment.status !== 'pending') return;
    payment.status = status;
    if (status !== 'succeeded') {
      payment.cancellation_details = { party: 'payment_network', reason: 'insufficient_funds' };
      return;
    }
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
      receipt: body.receipt,
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
    returnUrls.set(id, body.confirmation?.return_url ?? '');
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
      id,
      type: 'bank_card',
      status: 'pending',
      saved: false,
      confirmation: { type: 'redirect', confirmation_url },
    };
    methods.set(id, method);
    returnUrls.set(id, body.confirmation.return_url);
    return method;
  }

  const makers: Readonly<Record<string, (body: Body) => unknown>> = {
    '/payments': createPayment,
    '/payment_methods': createMethod,
    '/refunds': createRefund,
  };

  interface Refusal {
    readonly status: number;
    readonly error: object;
  }

  /** Why a payment or a refund is refused before it is made; in the words of its documentation. */
  function refusalOf(path: string, body: Body): Refusal | undefined {
    const isMoney = path === '/payments' || path === '/refunds';
    if (isMoney && faults.needsReceipts && !body.receipt?.customer.email) {
      const description = 'Receipt is missing or illegal';
      const error = { type: 'error', code: 'invalid_request', description, parameter: 'receipt' };
      return { status: 400, error };
    }
    const isSaved = body.save_payment_method === true || body.payment_method_id !== undefined;
    if (path === '/payments' && faults.forbidsRecurring && isSaved) {
      const description =
        "This store can't make recurring payments. Contact the YooMoney manager to learn more";
      return { status: 403, error: { type: 'error', code: 'forbidden', description } };
    }
    return undefined;
  }

  function createRefund(body: Body): YooKassaRefund | undefined {
    const payment = payments.get(body.payment_id ?? '');
    if (payment?.status !== 'succeeded' || payment.refunded_amount !== undefined) return undefined;
    const { refunds: status } = faults;
    if (status === 'succeeded') payment.refunded_amount = body.amount;
    const refund: YooKassaRefund = {
      id: randomUUID(),
      payment_id: payment.id,
      status,
      amount: body.amount,
      created_at: now(),
      receipt: body.receipt,
      ...(status === 'canceled'
        ? { cancellation_details: { party: 'yoo_money', reason: 'insufficient_funds' } }
        : {}),
    };
    refunds.set(refund.id, refund);
    return refund;
  }

  const present = (payment: YooKassaPayment | undefined) =>
    payment && {
      ...payment,
      savesMethod: undefined,
      receipt: undefined,
      amount: faults.amount ?? payment.amount,
    };
  const presentRefund = (refund: YooKassaRefund | undefined) =>
    refund && { ...refund, receipt: undefined };

  /** Newest first, by the time of creation; the cursor is the id of the first of the next page. */
  function page<One extends { readonly id: string; readonly created_at: string }>(
    all: Iterable<One>,
    query: URLSearchParams,
  ): { readonly items: One[]; readonly next_cursor?: string } {
    const at = (name: string, missing: number) =>
      query.has(name) ? Date.parse(query.get(name) ?? '') : missing;
    const from = at('created_at.gte', Number.NEGATIVE_INFINITY);
    const until = at('created_at.lt', Number.POSITIVE_INFINITY);
    const fitting = [...all]
      .filter(({ created_at }) => Date.parse(created_at) >= from && Date.parse(created_at) < until)
      .toReversed();
    const cursor = query.get('cursor');
    const first = cursor === null ? 0 : fitting.findIndex(({ id }) => id === cursor);
    const limit = Number(query.get('limit') ?? 10);
    const items = fitting.slice(first, first + limit);
    const next = fitting[first + limit]?.id;
    return next === undefined ? { items } : { items, next_cursor: next };
  }

  function send(response: ServerResponse, status: number, answer: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  function write(response: ServerResponse, key: string, path: string, body: Body): void {
    const text = `${path} ${JSON.stringify(body)}`;
    const known = answered.get(key);
    const before = known !== undefined && clock() - known.at < KEY_SECONDS ? known : undefined;
    if (before !== undefined && before.body !== text) {
      return send(response, 400, { type: 'error', code: 'invalid_request' });
    }
    const refusal = before === undefined ? refusalOf(path, body) : undefined;
    if (refusal !== undefined) return send(response, refusal.status, refusal.error);
    const answer = before?.answer ?? makers[path]?.(body);
    if (answer === undefined)
      return send(response, 400, { type: 'error', code: 'invalid_request' });
    answered.set(key, {
      body: text,
      answer,
      at: before === undefined ? clock() : (known?.at ?? 0),
    });
    if (faults.lostAnswers > 0) {
      faults.lostAnswers -= 1;
      response.destroy();
      return;
    }
    if (path === '/payments') return send(response, 200, present(answer as YooKassaPayment));
    const isRefund = path === '/refunds';
    send(response, 200, isRefund ? presentRefund(answer as YooKassaRefund) : answer);
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
    reads += 1;
    const [, kind, id = ''] = path.split('/');
    if (id === '' && (kind === 'refunds' || kind === 'payments')) {
      const of = url.searchParams.get('payment_id');
      if (kind === 'payments') {
        const { items, ...rest } = page(payments.values(), url.searchParams);
        return send(response, 200, { type: 'list', items: items.map(present), ...rest });
      }
      const all = [...refunds.values()].filter((one) => of === null || one.payment_id === of);
      const { items, ...rest } = page(all, url.searchParams);
      return send(response, 200, { type: 'list', items: items.map(presentRefund), ...rest });
    }
    const books: Readonly<Record<string, unknown>> = {
      payments: present(payments.get(id)),
      payment_methods: methods.get(id),
      refunds: presentRefund(refunds.get(id)),
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
    refunds,
    returnUrls,
    faults,
    writes,
    get reads() {
      return reads;
    },
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
          ? presentRefund(refunds.get(id))
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
