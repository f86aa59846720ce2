import { aPerson } from '../../people/account/testing/people.ts';
import {
  api,
  change,
  HOUR,
  NOW,
  notify,
  ofPayPro,
  ofYooKassa,
  setNow,
  withAcquirers,
  yookassa,
} from './testing/acquirers-fixture.ts';

withAcquirers();

const page = async (headers = {}) => {
  const reply = await api.app.inject({ url: '/operator/payments', headers });
  return { status: reply.statusCode, text: reply.body };
};
/** The rows below a heading, as text. */
const rowsOf = (text: string, heading: string): string[] => {
  const part = text.split(`<h2>${heading}`)[1]?.split('<h2>')[0] ?? '';
  const rows = part.split('<tr>').slice(2);
  return rows.map((row) => row.replaceAll(/<[^>]+>/g, ' ').trim());
};

test('shows the operator what was paid, what is open and what fits no order, without addresses', async () => {
  const before = rowsOf((await page()).text, 'Checklist').join('\n');
  expect(before).toMatch(/NO\s+YooKassa: a notification arrived\s+never/);
  expect(before).toContain('/api/webhooks/yookassa; events payment.succeeded');

  const person = await aPerson(api);
  const { data } = await change(person, 2);
  const id = new URL(data.paymentUrl).searchParams.get('orderId') ?? '';
  yookassa.pay(id);
  await ofYooKassa('payment.succeeded', id);
  await notify('yookassa', '{"event":"payment.succeeded"}', 'application/json');
  const open = await change(await aPerson(api), 3);
  const openId = new URL(open.data.paymentUrl).searchParams.get('orderId') ?? '';
  await ofPayPro({
    IPN_TYPE_NAME: 'OrderCharged',
    ORDER_ID: '424242',
    ORDER_TOTAL_AMOUNT: '9.90',
    ORDER_CUSTOM_FIELDS: 'x-order=0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11',
  });
  setNow(NOW + HOUR);
  const { status, text } = await page();
  expect(status).toBe(200);
  const checks = rowsOf(text, 'Checklist').join('\n');
  expect(checks).toMatch(/yes\s+YooKassa: a notification arrived/);
  expect(checks).toMatch(/yes\s+YooKassa: a test payment was made/);
  expect(rowsOf(text, 'Money that fits')).toContainEqual(
    expect.stringMatching(/unknown.*paypro.*9\.90 USD.*424242/),
  );
  expect(rowsOf(text, 'Orders without')).toContainEqual(expect.stringContaining(openId));
  expect(rowsOf(text, 'Orders without').join()).not.toContain(id);
  expect(rowsOf(text, 'Latest orders')).toContainEqual(
    expect.stringMatching(new RegExp(`990\\.00 RUB\\s+${person.url}\\s+${id}\\s+paid`)),
  );
  const notifications = rowsOf(text, 'Latest notifications');
  expect(notifications).toContainEqual(expect.stringMatching(/yookassa\s+paid.*done/));
  expect(notifications).toContainEqual(expect.stringMatching(/yookassa.*not accepted: object\.id/));
  expect(text).not.toContain('@');
});

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['under a name that leads here', { host: 'evil.example' }],
])('is not found %s', async (_what, headers) => {
  expect((await page(headers)).status).toBe(404);
});
