import { setTimeout as pause } from 'node:timers/promises';
import { openLine } from '@tipmark/api/proofs';
import { startYooKassaServer } from '@tipmark/test-kit/acquirers';
import { register, send, type Visitor } from '../../site/api-client.ts';
import type { WholeSite } from '../../site/whole-site.ts';
import { AWAY, JSON_TYPE, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const SHOP = { shopId: '506', secretKey: 'a secret key of the shop' };
const AGAIN_MS = 500;
const AWAY_TEXT = 'The payment provider is not responding.';

interface Payer extends Visitor {
  readonly paymentId: string;
}

/** Payments that succeeded at YooKassa must be one paid term here. */
export async function openAcquirer(operatorKey: string): Promise<Outside> {
  const server = await startYooKassaServer({
    ...SHOP,
    clock: () => Math.floor(Date.now() / 1_000),
  });
  const line = await openLine(server.root);
  const payers: Payer[] = [];
  const notifying = new Set<Promise<void>>();
  let isOver = false;

  /** Repeated until it is accepted, as YooKassa does for a day. */
  async function notify({ api }: WholeSite, { paymentId }: Payer): Promise<void> {
    const body = server.notification('payment.succeeded', paymentId);
    const call = { headers: JSON_TYPE, method: 'POST', body };
    while (!isOver) {
      const reply = await fetch(`${api}/webhooks/yookassa`, call).catch(() => undefined);
      await reply?.arrayBuffer();
      if (reply?.status === 200) return;
      await pause(AGAIN_MS);
    }
  }

  async function paidLines({ api }: WholeSite, { url }: Payer): Promise<number> {
    const headers = { authorization: operatorKey };
    const reply = await fetch(`${api}/payments?userUrl=${url}`, { headers });
    const { data } = (await reply.json()) as { data: { lines: { kind: string }[] } };
    return data.lines.filter(({ kind }) => kind === 'paid').length;
  }

  async function payersWith(site: WholeSite, isIt: (lines: number) => boolean) {
    const found = payers.map(async (payer) =>
      isIt(await paidLines(site, payer)) ? [`payment ${payer.paymentId} of ${payer.url}`] : [],
    );
    return (await Promise.all(found)).flat();
  }

  return {
    line,
    refusal: refusalOf('429 Too Many Requests', JSON_TYPE, '{"code":"too_many_requests"}'),
    env: {
      ACQUIRER: 'yookassa',
      YOOKASSA_API_ROOT: `${originOf(line)}${new URL(server.root).pathname}`.replace(/\/$/, ''),
      YOOKASSA_SHOP_ID: SHOP.shopId,
      YOOKASSA_SECRET_KEY: SHOP.secretKey,
    },
    async use(site) {
      const visitor = await register(site.api);
      const headers = { authorization: visitor.token, 'accept-language': 'en' };
      const body = { subscriptionType: 2 };
      const answer = await send(`${site.api}/change-subscription`, { headers, body });
      if (answer.status === 503) {
        const { message = '' } = (answer.error ?? {}) as { message?: string };
        return message.startsWith(AWAY_TEXT) ? AWAY : odd(`change-subscription: 503 ${message}`);
      }
      const { paymentUrl = '' } = (answer.data ?? {}) as { paymentUrl?: string };
      if (answer.status !== 200) return odd(`change-subscription: ${answer.status}`);
      const paymentId = new URL(paymentUrl).searchParams.get('orderId') ?? '';
      server.pay(paymentId);
      const payer = { ...visitor, paymentId };
      payers.push(payer);
      const notified = notify(site, payer).finally(() => notifying.delete(notified));
      notifying.add(notified);
      return SERVED;
    },
    missing: (site) => payersWith(site, (lines) => lines === 0),
    doubled: (site) => payersWith(site, (lines) => lines > 1),
    async close() {
      isOver = true;
      await Promise.all(notifying);
      await line.close();
      await server.close();
    },
  };
}
