import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW_SECONDS = 1_705_158_000;
const CACHED = `/soccer/results/page?timestamp=${NOW_SECONDS}`;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW_SECONDS });
  await api.app.inject(CACHED);
  await api.database.close();
  api.setNow(NOW_SECONDS + 60);
}, 60_000);

afterAll(() => api.app.close());

test('a call that is not cached is answered with 503, Retry-After and a message', async () => {
  const reply = await api.app.inject('/soccer/main/page');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(reply.json()).toEqual({
    error: { code: 'unavailable', message: 'Сервис занят. Попробуйте через несколько секунд.' },
  });
});

test('a cached response is served and marked as stale', async () => {
  const reply = await api.app.inject(CACHED);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.warning).toBe('110 - "Response is Stale"');
  expect(reply.json().data.asOf).toBe(NOW_SECONDS);
});

test('the process is alive but not ready', async () => {
  expect((await api.app.inject('/health/live')).statusCode).toBe(200);
  expect((await api.app.inject('/health/ready')).statusCode).toBe(503);
});

test('a call that needs no database is answered', async () => {
  expect((await api.app.inject('/timezone')).statusCode).toBe(200);
});
