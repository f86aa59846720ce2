import { PASSWORD } from './people/account/testing/people.ts';
import { type ApiProcess, startApiProcess } from './testing/api-process.ts';
import { commandOutput } from './testing/command-output.ts';
import { createTestStore, type TestStore } from './testing/test-store.ts';

const OPERATOR_KEY = 'a key of an operator, thirty-two letters';
const PATIENCE_MS = 60_000;

let store: TestStore;
let api: ApiProcess;

beforeAll(async () => {
  store = await createTestStore();
  api = await startApiProcess({ ...store.env, OPERATOR_KEY, FIXED_NOW: '1795262400' });
}, PATIENCE_MS);

afterAll(async () => {
  await api.stop();
  await store.remove();
}, PATIENCE_MS);

/** The command as an operator gives it. */
function payments(...args: string[]): Promise<{ code: number | null; output: string }> {
  return paymentsAt(new URL(api.url).port, ...args);
}

const paymentsAt = (port: string, ...args: string[]) =>
  commandOutput('payments.ts', args, { ...store.env, OPERATOR_KEY, API_PORT: port });

async function post<Data>(path: string, body: object, token = ''): Promise<Data> {
  const reply = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify(body),
  });
  return ((await reply.json()) as { data: Data }).data;
}

/** A user who paid for a month on the page of the sandbox. */
async function aBuyer(userName: string): Promise<string> {
  const { url, token } = await post<{ url: string; token: string }>('/register', {
    userEmail: `${userName}@example.com`,
    userPassword: PASSWORD,
    userName,
  });
  const { paymentUrl } = await post<{ paymentUrl: string }>(
    '/change-subscription',
    { subscriptionType: 2 },
    token,
  );
  await post(paymentUrl.replace(/^\/en/, ''), { decision: 'approve' }, token);
  return url;
}

test(
  'the log is listed, a payment is refunded once, and reconciliation adds nothing',
  async () => {
    expect(await payments('list')).toEqual({ code: 0, output: 'The log is empty.\n' });
    const olga = await aBuyer('olga');
    await aBuyer('petr');

    const everybody = await payments('list');
    expect(everybody.code).toBe(0);
    expect(everybody.output.match(/ {2}paid {2}990\.00 RUB {2}/g)).toHaveLength(2);
    const { output: message } = await payments('list', olga);
    const [line = '', ...others] = message.trim().split('\n');
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^\d+ {2}2026-11-21T12:00:00\.000Z {2}paid {2}990\.00 RUB {2}olga {2}acquirer 1 {2}[\da-f-]{36}$/,
    );

    const [orderId = ''] = line.split('  ').slice(-1);
    expect(await payments('refund', orderId)).toEqual({
      code: 0,
      output: 'The payment has been refunded.\n',
    });
    const again = await payments('refund', orderId);
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/\w/)]);
    expect((await payments('list', olga)).output).toMatch(/refunded {2}990\.00 RUB[^]*paid/);
    expect(await payments('reconcile')).toEqual({
      code: 0,
      output: '2 orders, 3 events at the acquirers: 0 added, 0 unanswered.\n',
    });
  },
  PATIENCE_MS,
);

test.each([
  ['an unknown order', ['refund', '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11']],
  ['an invalid order number', ['refund', '../list']],
  ['an unknown user', ['list', 'nobody']],
  ['an unknown command', ['steal']],
])(
  '%s exits with 1 and a reason',
  async (_what, args) => {
    const { code, output: message } = await payments(...args);
    expect([code, message]).toEqual([1, expect.stringMatching(/\w/)]);
    expect(message).not.toMatch(/ {4}at /);
  },
  PATIENCE_MS,
);

test(
  'without a running site it exits with 1 and names the variable of its port',
  async () => {
    const { code, output: message } = await paymentsAt('1', 'list');
    expect([code, message]).toEqual([1, expect.stringContaining('API_PORT')]);
  },
  PATIENCE_MS,
);
