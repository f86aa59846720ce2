import { createApiLogger } from '../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

test('a request is logged in one line with its duration and statements', async () => {
  const before = api.log.length;
  const reply = await api.app.inject('/soccer/results/page?timestamp=1705158000');
  expect(api.log.slice(before)).toEqual([
    expect.objectContaining({
      reqId: reply.headers['x-request-id'],
      method: 'GET',
      path: '/soccer/results/page',
      status: 200,
      ms: expect.any(Number),
      statements: 2,
      msg: 'request',
    }),
  ]);
});

test('secrets in headers, cookies and bodies are not logged', async () => {
  const lines: string[] = [];
  const logger = createApiLogger('info', { write: (line) => void lines.push(line) });
  const secret = 'do-not-write';
  logger.info({
    token: secret,
    body: { userPassword: secret, password: secret },
    req: { headers: { authorization: secret, cookie: secret, 'set-cookie': secret } },
  });
  expect(lines.join('')).not.toContain(secret);
  await api.app.inject({
    url: '/timezone',
    headers: { authorization: secret, cookie: `token=${secret}` },
  });
  expect(JSON.stringify(api.log)).not.toContain(secret);
});

test('an internal error is logged with its cause and answered without it', async () => {
  const { db } = api.services;
  await db.schema.alterTable('leagues').renameTo('leagues_elsewhere').execute();
  const reply = await api.app.inject('/soccer/results/page?timestamp=1000000000');
  await db.schema.alterTable('leagues_elsewhere').renameTo('leagues').execute();
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    error: { code: 'internal', message: 'У нас что-то сломалось. Попробуйте чуть позже.' },
  });
  const fault = api.log.find(({ msg }) => msg === 'call: failed, answered with an internal error');
  expect(JSON.stringify(fault)).toContain('leagues');
});

test('a refusal that is declared is a warning, and no error', async () => {
  const before = api.log.length;
  const reply = await api.app.inject({
    method: 'POST',
    url: '/login',
    payload: { userEmail: 'reader@example.com', userPassword: 'a quiet harbour at noon' },
    headers: { 'x-deadline-ms': '0', 'x-forwarded-for': '203.0.113.9' },
  });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  expect(api.log.slice(before).map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'call: refused for a while'],
    [30, 'request'],
  ]);
});
