import { sql } from 'kysely';
import { aPerson } from '../../people/account/testing/people.ts';
import { aBuyer, aSandboxPage } from '../../people/premium/testing/premium-calls.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import {
  api,
  change,
  HOUR,
  isoOf,
  MONTH_ON,
  ofPayPro,
  setNow,
  untilOf,
  withAcquirers,
  work,
  yookassa,
} from './testing/acquirers-fixture.ts';

withAcquirers();

const OWN_ADDRESS = '185.71.76.5';

async function aNotification() {
  const { data } = await change(await aPerson(api), 2);
  const id = new URL(data.paymentUrl).searchParams.get('orderId') ?? '';
  return yookassa.notification('payment.succeeded', id);
}
const from = (address: string, payload: string) =>
  api.app.inject({
    method: 'POST',
    url: '/webhooks/yookassa',
    payload,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });

test('YooKassa is heard from its published networks alone, without a request for others', async () => {
  const payload = await aNotification();
  const before = yookassa.reads;
  const refused = await from('203.0.113.7', payload);
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    403,
    'Notifications from 203.0.113.7 are not accepted.',
  ]);
  expect(yookassa.reads).toBe(before);
  expect((await from('185.71.76.32', payload)).statusCode).toBe(403);
  for (const address of [OWN_ADDRESS, `::ffff:${OWN_ADDRESS}`, '77.75.156.35', '2a02:5180::9']) {
    expect((await from(address, payload)).statusCode).toBe(200);
  }
});

test('with "any" it is heard from everywhere', async () => {
  const open = await createTestApi({
    config: { ...api.services.config, YOOKASSA_NETWORKS: ['any'] },
    database: api.database,
  });
  const reply = await open.app.inject({
    method: 'POST',
    url: '/webhooks/yookassa',
    payload: await aNotification(),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
  });
  expect(reply.statusCode).toBe(200);
  await open.close();
});

test('notifications of one address are limited, also forged ones of PayPro', async () => {
  const statuses = new Map<number, number>();
  for (let count = 0; count < 130; count += 1) {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/webhooks/paypro',
      payload: 'SIGNATURE=00',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '198.51.100.9',
      },
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [403, 120],
    [429, 10],
  ]);
  // Those of others are still read: refused for the signature alone.
  expect((await ofPayPro({}, { SIGNATURE: '00' })).statusCode).toBe(403);
});

test('beside a real acquirer an open page of the sandbox can no longer be paid on', async () => {
  const tested = await createTestApi({ database: api.database });
  const { person, url } = await aSandboxPage(tested);
  const { headers } = person;
  expect((await api.app.inject({ url, headers })).statusCode).toBe(404);
  const payload = { decision: 'approve' };
  expect((await api.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(404);
  expect((await tested.app.inject({ url, headers })).json().data.status).toBe('pending');
  await tested.close();
});

test('beside a real acquirer a subscription of the sandbox is not renewed', async () => {
  const tested = await createTestApi({ database: api.database });
  const { person } = await aBuyer(tested);
  const orders = async () => {
    const { rows } = await sql<{ kind: string }>`
      select o.kind from payment_orders o join users u on u.id = o.user_id where u.url = ${person.url}
    `.execute(api.services.db);
    return rows.map(({ kind }) => kind).toSorted();
  };
  setNow(MONTH_ON - HOUR);
  tested.setNow(MONTH_ON - HOUR);
  await work();
  expect(await orders()).toEqual(['first']);
  expect(await untilOf(person)).toBe(isoOf(MONTH_ON));
  // while it is the acquirer, it is
  await work(tested);
  expect(await orders()).toEqual(['first', 'renewal']);
  await tested.close();
});
