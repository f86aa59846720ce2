import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { DEMO_ACCOUNTS, DEMO_LEGACY_VALUE, seedDemoAccounts } from './demo-accounts.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ config: { WORLD: 'simulated' } });
}, 60_000);

afterAll(() => api.close());

async function signIn(userEmail: string, userPassword: string) {
  return api.app.inject({
    method: 'POST',
    url: '/login',
    payload: { userEmail, userPassword },
  });
}

test('an empty world has no demo accounts', async () => {
  await seedDemoAccounts({
    ...api.services,
    config: { ...api.services.config, WORLD: 'empty' },
  });
  expect((await signIn('ivan@tipmark.test', 'match-day-demo')).statusCode).toBe(401);
});

test('every demo account signs in, maria with a subscription', async () => {
  await seedDemoAccounts(api.services);
  for (const { email, name, hasSubscription } of DEMO_ACCOUNTS) {
    const reply = await signIn(email, 'match-day-demo');
    expect(reply.json().data).toMatchObject({ name, isEmailNotConfirmed: false });
    expect(reply.json().data.subscription_expiration !== '').toBe(hasSubscription);
  }
});

test('those of an earlier simulated start stay in an empty world only on purpose', async () => {
  await seedDemoAccounts(api.services);
  const empty = (more: object) => ({
    ...api.services,
    config: { ...api.services.config, WORLD: 'empty' as const, ...more },
  });
  await seedDemoAccounts(empty({ DEMO_ACCOUNTS: '1' }));
  expect((await signIn('ivan@tipmark.test', 'match-day-demo')).statusCode).toBe(200);
  await seedDemoAccounts(empty({}));
  expect((await signIn('ivan@tipmark.test', 'match-day-demo')).statusCode).toBe(401);
  await seedDemoAccounts(api.services);
});

test('a start with another password changes it and keeps the accounts', async () => {
  const { services } = api;
  const config = { ...services.config, DEMO_PASSWORD: 'another-match-day' };
  await Promise.all([
    seedDemoAccounts({ ...services, config }),
    seedDemoAccounts({ ...services, config }),
  ]);
  expect((await signIn('anton@tipmark.test', 'match-day-demo')).statusCode).toBe(401);
  expect((await signIn('anton@tipmark.test', 'another-match-day')).statusCode).toBe(200);
  const users = await services.db.selectFrom('users').select('url').execute();
  expect(users.map(({ url }) => url).sort()).toEqual(['anton', 'ivan', 'maria']);
});

test('the sign-in of the former site works once, and its cookie is deleted', async () => {
  const exchange = () =>
    api.app.inject({
      url: `/user-info/${DEMO_LEGACY_VALUE}`,
      headers: { cookie: `old_auth=${DEMO_LEGACY_VALUE}` },
    });
  const [first, second] = await Promise.all([exchange(), exchange()]);
  const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
  expect(won.json().data).toMatchObject({ name: 'Ivan', url: 'ivan', isNew: false });
  expect(lost.statusCode).toBe(404);
  for (const { headers } of [won, lost]) {
    expect([headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^old_auth=; .*Max-Age=0/),
    );
  }
});

test('on a public address they exist only on purpose, and those of an earlier start are closed', async () => {
  await seedDemoAccounts(api.services);
  const at = (more: object) => ({
    ...api.services,
    config: { ...api.services.config, PUBLIC_URL: 'https://tips-site.ru', ...more },
  });
  const { token } = (await signIn('ivan@tipmark.test', 'match-day-demo')).json().data;
  await seedDemoAccounts(at({}));
  for (const { email } of DEMO_ACCOUNTS) {
    expect((await signIn(email, 'match-day-demo')).statusCode).toBe(401);
  }
  const headers = { authorization: String(token) };
  expect((await api.app.inject({ url: '/account/sessions', headers })).statusCode).toBe(401);
  expect((await api.app.inject(`/user-info/${DEMO_LEGACY_VALUE}`)).statusCode).toBe(404);
  await seedDemoAccounts(at({ DEMO_ACCOUNTS: '1' }));
  expect((await signIn('ivan@tipmark.test', 'match-day-demo')).statusCode).toBe(200);
  await seedDemoAccounts(at({ PUBLIC_URL: undefined, DEMO_ACCOUNTS: '0' }));
  expect((await signIn('ivan@tipmark.test', 'match-day-demo')).statusCode).toBe(401);
});
