import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

async function report(headers: Record<string, string>, times: number) {
  let last = { statusCode: 0, headers: {} as Record<string, unknown>, body: '' };
  for (let call = 0; call < times; call += 1) {
    last = await api.app.inject({
      method: 'POST',
      url: '/statistics',
      headers: { 'user-agent': 'curl/8', ...headers },
      payload: { event_type: 'x' },
    });
  }
  return last;
}

const guest = () => ({ cookie: `token=${api.services.guests.issue().token}` });

test('a guest who reports too much is limited, others are not', async () => {
  const busy = guest();
  expect((await report(busy, 120)).statusCode).toBe(200);
  const refused = await report(busy, 1);
  expect(refused.statusCode).toBe(429);
  expect(JSON.parse(refused.body).error.code).toBe('rate_limited');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report(guest(), 1)).statusCode).toBe(200);
});

test('without a guest the address counts, as reported by a trusted proxy', async () => {
  const address = { 'x-forwarded-for': '203.0.113.7' };
  expect((await report(address, 121)).statusCode).toBe(429);
  expect((await report({ 'x-forwarded-for': '203.0.113.8' }, 1)).statusCode).toBe(200);
});

test('addresses of this machine are not limited', async () => {
  expect((await report({}, 130)).statusCode).toBe(200);
});

test('ever new guests of one network are limited together, however its address is spelt', async () => {
  const spellings = ['2600:3c00::f03c:1', '2600:3C00:0:0:aaaa::2', '2600:3c00:0000::9:203.0.113.9'];
  const call = (at: number) =>
    report({ ...guest(), 'x-forwarded-for': spellings[at % spellings.length] ?? '' }, 1);
  for (let at = 0; at < 1_200; at += 1) expect((await call(at)).statusCode).toBe(200);
  for (const at of [0, 1, 2]) expect((await call(at)).statusCode).toBe(429);
  const neighbour = { ...guest(), 'x-forwarded-for': '2600:3c00:0:1::1' };
  expect((await report(neighbour, 1)).statusCode).toBe(200);
  const mapped = { ...guest(), 'x-forwarded-for': '::ffff:203.0.113.60' };
  expect((await report(mapped, 1)).statusCode).toBe(200);
}, 60_000);
