import { ACQUIRER_TYPE } from '@tipmark/domain';
import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString();

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
beforeEach(() => api.setNow(NOW));
afterAll(() => api.close());

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, cookies: cookiesIn(reply.headers), ...reply.json() };
}

const change = (person: Person, subscriptionType: number) =>
  post('/change-subscription', { subscriptionType }, person.headers);

const page = async (headers: Record<string, string> = {}) =>
  (await api.app.inject({ url: '/page-premium', headers })).json().data;

async function confirmed(): Promise<Person> {
  const person = await aPerson(api);
  await store(person, { email_confirmed_at: new Date(0) });
  return person;
}

async function store({ url }: Person, values: object): Promise<void> {
  await api.services.db.updateTable('users').set(values).where('url', '=', url).execute();
}

test('plans are priced for the country of the caller', async () => {
  expect((await page()).plans.map(({ price, currency }: never) => [price, currency])).toEqual([
    [990, 'RUB'],
    [2_490, 'RUB'],
    [7_990, 'RUB'],
  ]);
  const abroad = await page({ 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.5' });
  expect(abroad.plans[2]).toEqual({
    subscriptionType: 4,
    months: 12,
    price: 79.9,
    currency: 'USD',
    pricePerMonth: 6.66,
    savingPercent: 33,
  });
  expect(abroad).toMatchObject({ current: null, isFreePeriodAvailable: true, trialDays: 7 });
});

test('the trial can be started once and gives a subscription of seven days', async () => {
  const person = await confirmed();
  const { status, data, cookies } = await change(person, 1);
  expect(status).toBe(200);
  const until = isoOf(NOW + 7 * DAY);
  expect(data).toEqual({
    subscriptionType: 1,
    acquirerType: 0,
    subscription_expiration: until,
    isSubscriptionRejected: false,
    paymentUrl: null,
  });
  expect(valueOf(cookies.get('subscription_expiration'))).toBe(until);
  expect(await page(person.headers)).toMatchObject({
    isFreePeriodAvailable: false,
    current: { subscriptionType: 1, subscription_expiration: until },
  });
  expect((await api.services.sessions.resolve(person.token))?.user.subscriptionExpiresAt).toBe(
    NOW + 7 * DAY,
  );
  expect((await change(person, 0)).data).toMatchObject({
    subscriptionType: 0,
    subscription_expiration: until,
  });
  const again = await change(person, 1);
  expect(again).toMatchObject({ status: 409, error: { code: 'conflict' } });
  expect(again.error.message).toContain('used');
  api.setNow(NOW + 8 * DAY);
  expect((await page(person.headers)).current.subscription_expiration).toBe('');
});

test('of five concurrent requests for a trial one succeeds', async () => {
  const person = await confirmed();
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => change(person, 1)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await page(person.headers)).current.subscription_expiration).toBe(isoOf(NOW + 7 * DAY));
});

test('a trial is available after a paid term, not during it, even when its renewal is stopped', async () => {
  const person = await confirmed();
  await store(person, {
    subscription_expires_at: isoOf(NOW + 20 * DAY),
    subscription_type: 2,
    acquirer_type: ACQUIRER_TYPE.payProGlobal,
  });
  expect((await change(person, 0)).data).toMatchObject({
    subscriptionType: 0,
    subscription_expiration: isoOf(NOW + 20 * DAY),
  });
  expect((await page(person.headers)).isFreePeriodAvailable).toBe(false);
  expect((await change(person, 1)).status).toBe(409);
  api.setNow(NOW + 21 * DAY);
  expect((await page(person.headers)).isFreePeriodAvailable).toBe(true);
  expect((await change(person, 1)).data.subscription_expiration).toBe(isoOf(NOW + 28 * DAY));
});

test('a trial is added to premium days that were won', async () => {
  const person = await confirmed();
  await store(person, { subscription_expires_at: isoOf(NOW + 30 * DAY) });
  expect((await change(person, 1)).data.subscription_expiration).toBe(isoOf(NOW + 37 * DAY));
});

test('a trial without a confirmed email and an unknown plan are refused and change nothing', async () => {
  const person = await aPerson(api);
  expect((await change(person, 1)).error.message).toContain('Confirm your email');
  expect((await change(person, 5)).error.details.subscriptionType).toContain('one of');
  expect((await page(person.headers)).current).toMatchObject({
    subscriptionType: 0,
    subscription_expiration: '',
  });
});

test('the mail of the acquirer is sent only to its customers, at most three times', async () => {
  const person = await aPerson(api);
  const url = '/send-pay-pro-global-login-link';
  expect((await post(url, {}, person.headers)).error.message).toContain('no subscription with');
  const subscription_email = 'payer@example.com';
  await store(person, { acquirer_type: ACQUIRER_TYPE.payProGlobal, subscription_email });
  expect((await post(url, {}, person.headers)).status).toBe(200);
  const [mail] = await mailsOf(api, subscription_email);
  expect(mail?.subject).toBe('Your Tipmark subscription');
  expect(mail?.text).toMatch(/\/en\/profile\/[\w-]+\?edit=subscription\n/);
  for (let times = 0; times < 2; times += 1) await post(url, {}, person.headers);
  expect((await post(url, {}, person.headers)).status).toBe(429);
});

test('a Telegram name alone is not a connection, and without a bot none is available', async () => {
  const person = await aPerson(api);
  await post('/profile/change-telegram', { telegram: '@olga_tips' }, person.headers);
  const { data } = await post('/check-telegram-connection', { source: 'profile' }, person.headers);
  expect(data).toEqual({ isConnected: false, isBotAvailable: false });
});
