import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { createApiLogger } from '../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

test('every attempt to sign in is a line of the log, without what was typed', async () => {
  const { email } = await aPerson(api, { name: 'Logged Olga' });
  const wrong = 'not her password at all';
  const before = api.log.length;
  for (const userPassword of [wrong, PASSWORD]) {
    const payload = { userEmail: email, userPassword };
    await api.app.inject({ method: 'POST', url: '/login', payload });
  }
  const lines = api.log.slice(before);
  expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
    expect.objectContaining({ method: 'POST', path: '/login', status: 401 }),
    expect.objectContaining({ method: 'POST', path: '/login', status: 200 }),
  ]);
  const text = JSON.stringify(lines);
  for (const typed of [email, wrong, PASSWORD]) expect(text).not.toContain(typed);
});

test('a call that is refused is a line of the log with its status', async () => {
  const before = api.log.length;
  await api.app.inject({ method: 'POST', url: '/change-password', payload: {} });
  await api.app.inject({
    method: 'POST',
    url: '/logout',
    headers: { cookie: `token=${'x'.repeat(43)}`, origin: 'https://elsewhere.example' },
    payload: {},
  });
  const lines = api.log.slice(before).filter(({ msg }) => msg === 'request');
  expect(lines).toEqual([
    expect.objectContaining({ path: '/change-password', status: 401 }),
    expect.objectContaining({ path: '/logout', status: 403 }),
  ]);
});

test('a line break in what is logged begins no new line', () => {
  const lines: string[] = [];
  const logger = createApiLogger('info', { write: (line) => void lines.push(line) });
  const path = '/a\n{"level":50,"msg":"forged"}\r\u2028';
  logger.info({ path }, 'request\n{"msg":"forged"}');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path });
});
