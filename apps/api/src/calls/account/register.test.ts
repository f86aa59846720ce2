import { createPasswords } from '../../people/account/rules/passwords.ts';
import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { buildMail } from '../../people/mails/build-mail.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ passwords: createPasswords() });
}, 60_000);
afterAll(() => api.close());

interface Wanted {
  mail?: string;
  name?: string;
  password?: string;
  more?: object;
}

function register({ mail, name, password, more }: Wanted, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/register',
    headers,
    payload: {
      userEmail: mail ?? 'new@example.com',
      userPassword: password ?? PASSWORD,
      userName: name ?? 'Newcomer',
      ...more,
    },
  });
}

test('registering creates an account and signs it in', async () => {
  const consents = { personalData: true, isAdult: true, textVersion: '2026-10' };
  const deviceInfo = { timezone: 'Asia/Yekaterinburg', screenWidth: 390, unknown: 'x' };
  const reply = await register({
    mail: ' Olga.P@Почта.рф ',
    name: 'Ольга Петрова',
    more: { consents, deviceInfo },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().data).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    name: 'Ольга Петрова',
    url: 'olga-petrova',
    subscription_expiration: '',
    email: 'Olga.P@xn--80a1acny.xn--p1ai',
    isEmailNotExist: false,
    isEmailNotConfirmed: true,
    isSubscriptionRejected: false,
    isFreePeriodAvailable: true,
    isNotificationsEnabled: true,
    countryCode: 'RU',
    subscriptionType: 0,
    acquirerType: 0,
    subscriptionEmail: '',
    isNew: true,
  });
  const row = await api.services.db
    .selectFrom('users')
    .selectAll()
    .where('url', '=', 'olga-petrova')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    email_folded: 'olga.p@xn--80a1acny.xn--p1ai',
    timezone: 'Asia/Yekaterinburg',
    consent_version: '2026-10',
    adult_confirmed_at: row.created_at,
    ledger_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
});

test('the age is not marked as confirmed without that consent', async () => {
  await register({
    mail: 'young@example.com',
    name: 'Юный К.',
    more: { consents: { personalData: true, isAdult: false, textVersion: '2026-10' } },
  });
  const row = await api.services.db
    .selectFrom('users')
    .select(['consent_version', 'adult_confirmed_at'])
    .where('name', '=', 'Юный К.')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ consent_version: '2026-10', adult_confirmed_at: null });
});

test.each([
  ['/Events/5-a-b?tab=tips', '/Events/5-a-b?tab=tips'],
  ['//evil.example/Results', undefined],
])('the confirmation mail for a registration at %s returns to %s', async (next, cached) => {
  const mail = `way-${String(cached?.length)}@example.com`;
  await register({ mail, name: `Путник ${String(cached?.length)}`, more: { next } });
  const row = await api.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', mail)
    .executeTakeFirstOrThrow();
  expect(row.payload['next']).toBe(cached);
  const letter = await buildMail(api.services, row);
  const address = /\/confirm-email\/[^\s"<]+/.exec(letter?.text ?? '')?.[0] ?? '';
  expect(new URLSearchParams(address.split('?')[1]).get('next')).toBe(cached ?? null);
});

test('the token cookie is HttpOnly, the cookies with the name and URL are not', async () => {
  const reply = await register({ mail: 'cookies@example.com', name: 'Мария К.' });
  const cookies = cookiesIn(reply.headers);
  expect(valueOf(cookies.get('token'))).toBe(reply.json().data.token);
  expect(cookies.get('token')).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(cookies.get('guest_id')).toMatch(/HttpOnly; SameSite=Lax$/);
  for (const [name, value] of [
    ['user_url', 'mariya-k'],
    ['user_name', 'Мария К.'],
  ]) {
    expect(valueOf(cookies.get(String(name)))).toBe(value);
    expect(cookies.get(String(name))).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  }
  expect(cookies.get('subscription_expiration')).toContain('Max-Age=0');
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

test.each([
  [
    'ru',
    'это не похоже на адрес электронной почты',
    'не короче 8 символов',
    'не короче 3 символов',
  ],
  [
    'en',
    'is not a valid email address',
    'needs at least 8 characters',
    'needs at least 3 characters',
  ],
])('every invalid field is reported in %s', async (locale, userEmail, userPassword, userName) => {
  const reply = await register(
    { mail: 'olga@nowhere', name: 'ok', password: 'secret' },
    { 'accept-language': locale },
  );
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toMatchObject({
    code: 'validation',
    details: { userEmail, userPassword, userName },
  });
});

test('a taken email and a name that looks like a taken one are reported', async () => {
  await aPerson(api, { name: 'Топ Каппер' });
  await register({ mail: 'taken@example.com', name: 'Someone' });
  // Latin letters that are drawn like the Cyrillic ones, another case, another separator.
  const reply = await register(
    { mail: 'TAKEN@example.com', name: 'tOп_KAппep' },
    { 'accept-language': 'en' },
  );
  expect(reply.json().error.details).toEqual({
    userEmail: 'is already taken: sign in or recover your password',
    userName: 'is taken or too similar to a taken name',
  });
});

test('names with the same transliteration get different profile URLs', async () => {
  const urls = [];
  for (const [index, name] of ['Ivan', 'Иван', 'Ívan 2', '李小龍李', '777'].entries()) {
    const reply = await register({ mail: `alike.${index}@example.com`, name });
    urls.push(reply.json().data.url);
  }
  expect(urls).toEqual([
    'ivan',
    'ivan-2',
    'ivan-2-2',
    expect.stringMatching(/^user-\d+$/),
    expect.stringMatching(/^user-\d+$/),
  ]);
});

async function raceOf(count: number, wanted: (index: number) => Wanted) {
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) => register(wanted(index))),
  );
  return replies.map(({ statusCode }) => statusCode).sort();
}

test('of concurrent registrations with one email one succeeds', async () => {
  const statuses = await raceOf(8, (index) => ({
    mail: index % 2 ? 'race@example.com' : 'RACE@Example.com',
    name: `Racer ${index}`,
  }));
  expect(statuses).toEqual([200, ...Array(7).fill(400)]);
});

test('of concurrent registrations with one name one succeeds', async () => {
  const names = ['TOPAC', 'ТОРАС', 'topac', 'Торас'];
  const statuses = await raceOf(8, (index) => ({
    mail: `name-race.${index}@example.com`,
    name: names[index % names.length] ?? '',
  }));
  expect(statuses).toEqual([200, ...Array(7).fill(400)]);
});

test('concurrent registrations whose names have one profile URL all succeed', async () => {
  const statuses = await raceOf(2, (index) => ({
    mail: `url-race.${index}@example.com`,
    name: index === 0 ? 'Щукин' : 'Shchukin',
  }));
  expect(statuses).toEqual([200, 200]);
  const rows = await api.services.db
    .selectFrom('users')
    .select('url')
    .where('url', 'like', 'shchukin%')
    .execute();
  expect(rows.map(({ url }) => url).sort()).toEqual(['shchukin', 'shchukin-2']);
});

test('registrations are limited to five an hour per IP address', async () => {
  const from = (address: string, index: number) =>
    register(
      { mail: `flood.${index}@example.com`, name: `Flood ${index}` },
      { 'x-forwarded-for': address },
    );
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await from('203.0.113.9', index)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await from('203.0.113.10', 7)).statusCode).toBe(200);
});

test('a refused registration stores nothing', async () => {
  const before = await countRows();
  await register({ mail: 'taken@example.com', name: 'Nobody Else' });
  await register({ mail: 'fresh@example.com', name: 'Nobody Else', password: 'qwerty123' });
  expect(await countRows()).toEqual(before);
});

async function countRows() {
  const { db } = api.services;
  const tables = ['users', 'sessions', 'outbox', 'user_urls'] as const;
  return Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
}
