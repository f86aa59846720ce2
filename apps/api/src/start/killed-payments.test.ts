import { setTimeout as pause } from 'node:timers/promises';
import { afterMonths } from '@tipmark/domain';
import { startYooKassaServer, type YooKassaServer } from '@tipmark/test-kit/acquirers';
import { sampleOf } from '@tipmark/test-kit/sample';
import { PASSWORD } from '../people/account/testing/people.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const NOW = 1_795_262_400;
const HOUR = 3_600;
const PAYERS = 5;
/** Longer than an order waits until its next check. */
const A_LIFE = 2 * HOUR;
const KILLS = sampleOf(2, 25);
const PATIENCE_MS = 60_000;
const OPERATOR_KEY = 'a key of payments alone, thirty-two letters';

let store: TestStore;
let yookassa: YooKassaServer;
let now = NOW;
const running: ApiProcess[] = [];

beforeAll(async () => {
  store = await createTestStore();
  yookassa = await startYooKassaServer({ shopId: '506', secretKey: 'key', clock: () => now });
}, PATIENCE_MS);

afterAll(async () => {
  await Promise.all(running.map((api) => api.kill()));
  await yookassa.close();
  await store.remove();
}, PATIENCE_MS);

/** One run of the API: its clock is stopped, its jobs run at the start. */
async function start(): Promise<ApiProcess> {
  const api = await startApiProcess({
    ...store.env,
    OPERATOR_KEY,
    FIXED_NOW: String(now),
    ACQUIRER: 'yookassa',
    YOOKASSA_API_ROOT: yookassa.root,
    YOOKASSA_SHOP_ID: '506',
    YOOKASSA_SECRET_KEY: 'key',
  });
  running.push(api);
  return api;
}

async function kill(api: ApiProcess): Promise<void> {
  running.splice(running.indexOf(api), 1);
  await api.kill();
}

async function call<Data>(
  { url }: ApiProcess,
  path: string,
  { token = '', body }: { readonly token?: string; readonly body?: object } = {},
): Promise<Data> {
  const reply = await fetch(url + path, {
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return ((await reply.json()) as { data: Data }).data;
}

interface Payer {
  readonly url: string;
  readonly token: string;
  readonly paymentId: string;
}
let countOfPeople = 0;

/** A user on the page of the acquirer. */
async function aPayer(api: ApiProcess): Promise<Payer> {
  countOfPeople += 1;
  const body = {
    userEmail: `payer.${countOfPeople}@example.com`,
    userPassword: PASSWORD,
    userName: `Payer ${countOfPeople}`,
  };
  const { url, token } = await call<Payer>(api, '/register', { body });
  const { paymentUrl } = await call<{ paymentUrl: string }>(api, '/change-subscription', {
    token,
    body: { subscriptionType: 2 },
  });
  return { url, token, paymentId: new URL(paymentUrl).searchParams.get('orderId') ?? '' };
}

/** As the acquirer sends it: only the status shows whether it was accepted. */
const notify = ({ url }: ApiProcess, { paymentId }: Payer) =>
  fetch(`${url}/webhooks/yookassa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: yookassa.notification('payment.succeeded', paymentId),
  }).then(
    ({ status }) => status,
    () => 0,
  );

async function stateOf(api: ApiProcess, { url, token }: Payer) {
  const { current } = await call<{ current: { subscription_expiration: string } }>(
    api,
    '/page-premium',
    { token },
  );
  const { lines } = await call<{ lines: { kind: string }[] }>(api, `/payments?userUrl=${url}`, {
    token: OPERATOR_KEY,
  });
  const kinds = lines.map(({ kind }) => kind).toSorted();
  return { until: Date.parse(current.subscription_expiration) / 1_000 || 0, kinds };
}

/** A user's state once the jobs of this run have finished. */
async function settled(api: ApiProcess, payer: Payer, until: number) {
  const deadline = performance.now() + PATIENCE_MS / 2;
  let state = await stateOf(api, payer);
  while (state.until !== until && performance.now() < deadline) {
    await pause(100);
    state = await stateOf(api, payer);
  }
  return state;
}

const chargesOf = ({ paymentId }: Payer) =>
  [...yookassa.payments.values()].filter(
    ({ id, status, payment_method }) =>
      status === 'succeeded' && (id === paymentId || payment_method?.id === `card-${paymentId}`),
  ).length;

test(
  'every payment extends by one term, even if the api is killed before it is notified',
  async () => {
    for (let life = 0; life < KILLS; life += 1) {
      const first = await start();
      const payers: Payer[] = [];
      for (let index = 0; index < PAYERS; index += 1) payers.push(await aPayer(first));
      const paidAt = now;
      for (const { paymentId } of payers) yookassa.pay(paymentId);
      // Some are notified, one after the other, while the process is killed; the last never is.
      const emitted = payers.slice(0, -1).map(async (payer, index) => {
        await pause(index * 6);
        return notify(first, payer);
      });
      await pause(4 * (life % 8));
      await kill(first);
      await Promise.all(emitted);

      now += A_LIFE;
      const second = await start();
      for (const payer of payers) {
        const until = afterMonths(paidAt, 1);
        expect(await settled(second, payer, until)).toEqual({ until, kinds: ['paid'] });
      }
      // Sends unanswered notifications again, and also answered ones.
      expect(await Promise.all(payers.map((payer) => notify(second, payer)))).toEqual(
        payers.map(() => 200),
      );
      for (const payer of payers) {
        const until = afterMonths(paidAt, 1);
        expect(await stateOf(second, payer)).toEqual({ until, kinds: ['paid'] });
      }
      await kill(second);
      now += A_LIFE;
    }
  },
  KILLS * PATIENCE_MS,
);

withServers(
  'a term renewed by two processes at once, one of which is killed, is charged once',
  async () => {
    const first = await start();
    const payers: Payer[] = [];
    for (let index = 0; index < PAYERS; index += 1) payers.push(await aPayer(first));
    const paidAt = now;
    for (const payer of payers) {
      yookassa.pay(payer.paymentId);
      expect(await notify(first, payer)).toBe(200);
    }
    await kill(first);
    const end = afterMonths(paidAt, 1);
    // Two payments are taken without being reported.
    now = end - 20 * HOUR;
    yookassa.faults.lostAnswers = 2;
    const [one, two] = await Promise.all([start(), start()]);
    const taken = () => payers.reduce((sum, payer) => sum + chargesOf(payer), 0);
    while (taken() <= PAYERS) await pause(5);
    await kill(one);
    await pause(500);
    await kill(two);
    yookassa.faults.lostAnswers = 0;

    now += A_LIFE;
    const [three, four] = await Promise.all([start(), start()]);
    const until = afterMonths(end, 1);
    for (const payer of payers) {
      expect(await settled(three, payer, until)).toEqual({ until, kinds: ['paid', 'paid'] });
      expect(await settled(four, payer, until)).toEqual({ until, kinds: ['paid', 'paid'] });
      expect(chargesOf(payer)).toBe(2);
    }
  },
  4 * PATIENCE_MS,
);
