import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@tipmark/web-server/testing';
import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { sendForm } from './testing/recording-api.ts';

const ID = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const post = (fields: Record<string, string>, url = '/premium', headers = {}) =>
  sendForm(site, url, fields, { cookie: 'token=abc', ...headers });

/** Replies like the API, and records the requests. */
function anApi(data: object) {
  const requested: unknown[] = [];
  site.api.answer = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { cookie, 'sec-fetch-site': from } = request.headers;
      requested.push([request.url, JSON.parse(Buffer.concat(parts).toString()), cookie, from]);
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': ['subscription_expiration=2026-12-24'],
      });
      response.end(JSON.stringify({ data }));
    });
  };
  return requested;
}

test('choosing a plan redirects to the page of the sandbox', async () => {
  const requested = anApi({ paymentUrl: `/en/sandbox-payment/${ID}` });
  const { statusCode, headers } = await post({ subscriptionType: '3' }, '/en/premium');
  expect([statusCode, headers.location]).toEqual([303, `/en/sandbox-payment/${ID}`]);
  expect(requested).toEqual([
    ['/change-subscription', { subscriptionType: 3 }, 'token=abc', 'same-origin'],
  ]);
});

test('an external acquirer is reached through a page of this site, as forms may not leave it', async () => {
  anApi({ paymentUrl: 'https://pay.example/checkout?a=1&b="x"' });
  const { statusCode, body, headers } = await post({ subscriptionType: '2' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toContain('href="https://pay.example/checkout?a=1&amp;b=&quot;x&quot;"');
  expect(body).toContain('http-equiv="refresh"');
});

test('an invalid payment address is not followed', async () => {
  anApi({ paymentUrl: 'javascript:alert(1)' });
  const { headers, body } = await post({ subscriptionType: '2' });
  expect(headers.location).toBe('/premium?refused=away');
  expect(body).toBe('');
});

test.each([
  [{ subscriptionType: '0' }, 'stop'],
  [{ subscriptionType: '1' }, 'trial'],
  [{ subscriptionType: '4' }, 'plan'],
  [{ card: '1' }, 'card'],
])('%j without a payment is confirmed on the page, with the cookie', async (fields, done) => {
  const requested = anApi({ paymentUrl: null });
  const { headers } = await post(fields as Record<string, string>, '/premium?source=search');
  expect(headers.location).toBe(`/premium?source=search&done=${done}`);
  expect(headers['set-cookie']).toEqual(['subscription_expiration=2026-12-24']);
  expect(requested).toHaveLength(1);
});

test('the return address is preserved unless it leads off the site', async () => {
  anApi({ paymentUrl: null });
  const to = async (next: string) =>
    (await post({ subscriptionType: '0' }, `/premium?next=${encodeURIComponent(next)}`)).headers
      .location;
  expect(await to('/odds-scanner?template=3')).toContain('next=%2Fodds-scanner%3Ftemplate%3D3');
  expect(await to('//evil.example/odds-scanner')).toBe('/premium?done=stop');
});

test.each([
  [409, 'trial'],
  [429, 'often'],
  [503, 'away'],
])('a refusal of the api, %i, is shown on the page', async (status, refused) => {
  site.api.answer = json({ error: { code: 'x' } }, status);
  const { headers } = await post({ subscriptionType: '1' });
  expect(headers.location).toBe(`/premium?refused=${refused}`);
});

test('a visitor signed out meanwhile is redirected to the login', async () => {
  site.api.answer = json({ error: { code: 'unauthorized' } }, 401);
  const { headers } = await post({ subscriptionType: '2' }, '/en/premium');
  expect(headers.location).toBe('/en/login?source=premium&next=%2Fen%2Fpremium');
});

test('deciding a sandbox payment redirects to its page and forwards the cookies', async () => {
  const requested = anApi({ status: 'approved' });
  const { statusCode, headers } = await post({ decision: 'approve' }, `/sandbox-payment/${ID}`);
  expect([statusCode, headers.location]).toEqual([303, `/sandbox-payment/${ID}`]);
  expect(headers['set-cookie']).toEqual(['subscription_expiration=2026-12-24']);
  expect(requested).toEqual([
    [`/sandbox-payment/${ID}`, { decision: 'approve' }, 'token=abc', 'same-origin'],
  ]);
});

test.each([
  ['/premium', { subscriptionType: '5' }],
  ['/premium', { subscriptionType: 'toString' }],
  ['/premium', {}],
  [`/sandbox-payment/${ID}`, { decision: 'maybe' }],
  ['/sandbox-payment/..', { decision: 'approve' }],
])('an invalid form is rejected without calling the api: %s %j', async (url, fields) => {
  const requested = anApi({ paymentUrl: null });
  const { statusCode } = await post(fields as Record<string, string>, url);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(requested).toEqual([]);
});

test.each([
  ['/premium', { subscriptionType: '2' }],
  [`/sandbox-payment/${ID}`, { decision: 'approve' }],
])('forms of other sites change nothing: %s', async (url, fields) => {
  const requested = anApi({ paymentUrl: null });
  const { statusCode } = await post(fields as Record<string, string>, url, {
    'sec-fetch-site': 'cross-site',
  });
  expect(statusCode).toBe(403);
  expect(requested).toEqual([]);
});

describe('a buyer whom PayPro Global sends back by a POST of its own', () => {
  const from = { 'sec-fetch-site': 'cross-site', origin: 'https://store.payproglobal.com' };
  const order = { ORDER_ID: '7010', ORDER_STATUS: 'Processed', CUSTOMER_EMAIL: 'a@example.com' };

  test.each([
    [`/en/premium?x-order=${ID}&currency=USD`, `/en/premium?payment=${ID}`],
    [`/premium?x-order=${ID}&language=en`, `/en/premium?payment=${ID}`],
    [`/en/premium?x-order=${ID}&language=ru`, `/premium?payment=${ID}`],
    [`/premium?x-order=${ID}&language=de`, `/premium?payment=${ID}`],
  ])('%s is redirected to %s, and nothing else is done', async (url, location) => {
    const requested = anApi({ paymentUrl: null });
    const { statusCode, headers } = await post({ ...order, subscriptionType: '0' }, url, from);
    expect([statusCode, headers.location, requested]).toEqual([303, location, []]);
  });

  test.each(['/premium', '/premium?x-order=1', `/sandbox-payment/${ID}?x-order=${ID}`])(
    'without the number of an order is refused: %s',
    async (url) => {
      const requested = anApi({ paymentUrl: null });
      const { statusCode } = await post({ ...order, subscriptionType: '0' }, url, from);
      expect([statusCode, requested]).toEqual([403, []]);
    },
  );
});

test('the page to return to after paying is sent along', async () => {
  const requested = anApi({ paymentUrl: `/sandbox-payment/${ID}` });
  await post({ subscriptionType: '2' }, '/en/premium?source=search&next=%2Fen%2Fhockey%3Fa%3D1');
  await post({ subscriptionType: '2' }, '/en/premium?next=%2F%2Fevil.example');
  expect(requested.map((one) => (one as unknown[])[1])).toEqual([
    { subscriptionType: 2, next: '/en/hockey?a=1' },
    { subscriptionType: 2 },
  ]);
});
