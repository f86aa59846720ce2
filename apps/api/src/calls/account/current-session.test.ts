import type { SessionOfCaller } from '@tipmark/contract';
import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

async function read(headers: Record<string, string>): Promise<SessionOfCaller> {
  const reply = await api.app.inject({ url: '/account/session', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toContain('no-store');
  return reply.json().data;
}

test('a signed-in user gets everything a sign-in returns, except the token', async () => {
  const { headers, token, url, email, name } = await aPerson(api);
  const session = await read(headers);
  expect(session).toMatchObject({
    name,
    url,
    email,
    subscription_expiration: '',
    isEmailNotExist: false,
    isEmailNotConfirmed: true,
    isSubscriptionRejected: false,
    isFreePeriodAvailable: true,
    isNotificationsEnabled: true,
    unreadNotices: 0,
    subscriptionType: 0,
    acquirerType: 0,
    subscriptionEmail: '',
  });
  expect(session.guestId).not.toBe('');
  expect(JSON.stringify(session)).not.toContain(token);
});

test('the session has the subscription data of the account row', async () => {
  const { headers, url } = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({
      subscription_type: 3,
      acquirer_type: 2,
      subscription_email: 'pays@example.com',
      is_subscription_rejected: true,
      subscription_expires_at: new Date((NOW + 86_400) * 1_000),
    })
    .where('url', '=', url)
    .execute();
  expect(await read(headers)).toMatchObject({
    subscription_expiration: new Date((NOW + 86_400) * 1_000).toISOString(),
    subscriptionType: 3,
    acquirerType: 2,
    subscriptionEmail: 'pays@example.com',
    isSubscriptionRejected: true,
    isFreePeriodAvailable: false,
  });
});

test('the session of a guest has no user, but the guest id and the country', async () => {
  const { headers } = await api.app.inject('/timezone');
  const cookies = cookiesIn(headers);
  const [token, guestId] = ['token', 'guest_id'].map((name) => valueOf(cookies.get(name)));
  expect(guestId).not.toBe('');
  expect(await read({ cookie: `token=${token}; guest_id=${guestId}` })).toMatchObject({
    name: '',
    url: '',
    email: '',
    guestId,
    countryCode: 'RU',
  });
  expect(await read({ authorization: 'of-nobody' })).toMatchObject({ url: '' });
});
