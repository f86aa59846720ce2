import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;

let api: TestApi;
let ivan: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  ivan = await aPerson(api, { name: 'Ivan Login' });
}, 60_000);
afterAll(() => api.close());
afterEach(() => api.setNow(NOW));

function login(userEmail: string, userPassword: string, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: { userEmail, userPassword },
  });
}

const whoAmI = (headers: Record<string, string>) =>
  api.app.inject({ url: '/page-profile-notifications', headers });

async function isSignedIn(token: string): Promise<boolean> {
  return (await whoAmI({ cookie: `token=${token}` })).statusCode === 200;
}

test('the right password signs in, whatever the case and spaces of the address', async () => {
  const reply = await login(` ${ivan.email.toUpperCase()} `, PASSWORD);
  expect(reply.json().data).toMatchObject({ name: 'Ivan Login', isNew: false });
  expect(await isSignedIn(reply.json().data.token)).toBe(true);
});

test('a password is the same in composed and decomposed Unicode', async () => {
  const payload = { userEmail: 'nfc@example.com', userName: 'Composer' };
  await api.app.inject({
    method: 'POST',
    url: '/register',
    payload: { ...payload, userPassword: 'Йод и ёлка 7'.normalize('NFD') },
  });
  const reply = await login('nfc@example.com', 'Йод и ёлка 7'.normalize('NFC'));
  expect(reply.statusCode).toBe(200);
});

test('signing in stores the time zone of the device, if it exists', async () => {
  const zoneAfter = async (timezone: string) => {
    const payload = { userEmail: ivan.email, userPassword: PASSWORD, deviceInfo: { timezone } };
    const reply = await api.app.inject({ method: 'POST', url: '/login', payload });
    expect(reply.statusCode).toBe(200);
    const { db } = api.database;
    const stored = db.selectFrom('users').select('timezone').where('url', '=', ivan.url);
    return (await stored.executeTakeFirst())?.timezone;
  };
  expect(await zoneAfter('Asia/Yekaterinburg')).toBe('Asia/Yekaterinburg');
  expect(await zoneAfter('Mars/Base')).toBe('Asia/Yekaterinburg');
});

test('a wrong password and an unknown address are answered identically', async () => {
  const answers = [];
  for (const mail of [ivan.email, 'nobody@example.com', 'not a mail']) {
    const { statusCode, body, headers } = await login(mail, 'wrong password');
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    answers.push({ statusCode, body, rest });
  }
  expect(answers[0]).toMatchObject({ statusCode: 401 });
  expect(answers[0]?.body).toContain('Неверная почта или пароль');
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('signing in ends the session whose token the browser sent (session fixation)', async () => {
  const attacker = await aPerson(api);
  const reply = await login(ivan.email, PASSWORD, { cookie: `token=${attacker.token}` });
  expect(reply.json().data.token).not.toBe(attacker.token);
  expect(await isSignedIn(attacker.token)).toBe(false);
});

test('an invented token is not a session and is replaced when signing in', async () => {
  const reply = await login(ivan.email, PASSWORD, { cookie: 'token=chosen-by-somebody-else' });
  expect(valueOf(cookiesIn(reply.headers).get('token'))).toMatch(/^[\w-]{43}$/);
  expect(await isSignedIn('chosen-by-somebody-else')).toBe(false);
  expect(await isSignedIn('A'.repeat(43))).toBe(false);
});

test('a guest who signs in has the same guest id', async () => {
  const { guestId, token } = api.services.guests.issue();
  const reply = await login(ivan.email, PASSWORD, {
    cookie: `guest_id=${guestId}; token=${token}`,
  });
  const signedIn = await api.services.sessions.resolve(reply.json().data.token);
  expect(signedIn?.guestId).toBe(guestId);
  expect(cookiesIn(reply.headers).has('guest_id')).toBe(false);
});

test('a visitor without a guest id gets one when signing in', async () => {
  const reply = await login(ivan.email, PASSWORD);
  const signedIn = await api.services.sessions.resolve(reply.json().data.token);
  expect(valueOf(cookiesIn(reply.headers).get('guest_id'))).toBe(signedIn?.guestId);
});

test('logging out ends only this session, expires its cookies and can be repeated', async () => {
  const { token } = (await login(ivan.email, PASSWORD)).json().data;
  const other = (await login(ivan.email, PASSWORD)).json().data.token;
  expect(await isSignedIn(token)).toBe(true);
  const cookie = `guest_id=${'g'.repeat(22)}; token=${token}; pending_tips=x; theme=dark`;
  const out = await api.app.inject({ method: 'POST', url: '/logout', headers: { cookie } });
  expect(out.json()).toEqual({ data: {} });
  const expired = [...cookiesIn(out.headers)].filter(([, line]) => line.includes('Max-Age=0'));
  expect(expired.map(([name]) => name).sort()).toEqual([
    'follow_user',
    'old_auth',
    'pending_tips',
    'subscription_expiration',
    'token',
    'user_name',
    'user_url',
  ]);
  expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
  const again = await api.app.inject({ method: 'POST', url: '/logout', headers: { cookie } });
  expect(again.statusCode).toBe(200);
});

test('a guest id without a token gets a guest token, as after logging out', async () => {
  const { guestId } = api.services.guests.issue();
  const { headers } = await api.app.inject({
    url: '/timezone',
    headers: { cookie: `guest_id=${guestId}` },
  });
  const token = valueOf(cookiesIn(headers).get('token'));
  expect(api.services.guests.verify(token)).toBe(guestId);
});

test('a session is prolonged by use and ends after a year without any', async () => {
  const { token } = (await login(ivan.email, PASSWORD)).json().data;
  api.setNow(NOW + 364 * DAY);
  const prolonged = await whoAmI({ cookie: `token=${token}` });
  expect(prolonged.statusCode).toBe(200);
  expect(valueOf(cookiesIn(prolonged.headers).get('token'))).toBe(token);
  api.setNow(NOW + 700 * DAY);
  expect(await isSignedIn(token)).toBe(true);
  api.setNow(NOW + 1_066 * DAY);
  expect(await isSignedIn(token)).toBe(false);
});

test('a session ends two years after its start, however often it is used', async () => {
  const { token } = (await login(ivan.email, PASSWORD)).json().data;
  for (const day of [300, 600, 729]) {
    api.setNow(NOW + day * DAY);
    expect(await isSignedIn(token)).toBe(true);
  }
  api.setNow(NOW + 731 * DAY);
  expect(await isSignedIn(token)).toBe(false);
});

test('a token in Authorization takes precedence over the cookie, with or without a scheme', async () => {
  const { token } = (await login(ivan.email, PASSWORD)).json().data;
  for (const authorization of [token, `Bearer ${token}`]) {
    expect((await whoAmI({ authorization, cookie: 'token=other' })).statusCode).toBe(200);
  }
  const wrong = await whoAmI({ authorization: 'other', cookie: `token=${token}` });
  expect(wrong.statusCode).toBe(401);
});

test('the token hashes in the database are not accepted as tokens', async () => {
  const rows = await api.services.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { token_hash: hash } of rows) {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await whoAmI({ authorization: hash })).statusCode).toBe(401);
  }
});

test('ten failures block an email for one IP address for ten minutes, but not from another', async () => {
  const victim = await aPerson(api);
  const guess = (address: string, password: string) =>
    login(victim.email, password, { 'x-forwarded-for': address });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await guess('203.0.113.1', 'wrong password')).statusCode).toBe(401);
  }
  const refused = await guess('203.0.113.1', PASSWORD);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(600);
  expect((await guess('203.0.113.2', PASSWORD)).statusCode).toBe(200);
  api.setNow(NOW + 601);
  expect((await guess('203.0.113.1', PASSWORD)).statusCode).toBe(200);
});

test('concurrent guesses do not get past the limit', async () => {
  const victim = await aPerson(api);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => login(victim.email, 'wrong password')),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
});

test('successful sign-ins are not rate limited', async () => {
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect((await login(ivan.email, PASSWORD)).statusCode).toBe(200);
  }
});

test('a blocked account is reported as blocked only with the right password', async () => {
  const blocked = await aPerson(api);
  const { token } = (await login(blocked.email, PASSWORD)).json().data;
  await api.services.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('email', '=', blocked.email)
    .execute();
  expect((await login(blocked.email, PASSWORD)).json().error.code).toBe('blocked');
  expect((await login(blocked.email, 'wrong password')).statusCode).toBe(401);
  expect((await whoAmI({ authorization: token })).statusCode).toBe(403);
});

test('on https the token cookie has the __Host- prefix and all cookies are secure', async () => {
  const secure = await createTestApi({ config: { PUBLIC_URL: 'https://tipmark.example' } });
  const person = await aPerson(secure);
  const payload = { userEmail: person.email, userPassword: PASSWORD };
  const reply = await secure.app.inject({ method: 'POST', url: '/login', payload });
  const cookies = cookiesIn(reply.headers);
  expect([...cookies.keys()]).toEqual(
    expect.arrayContaining(['__Host-token', '__Host-guest_id', 'user_url', 'user_name']),
  );
  for (const line of cookies.values()) {
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).not.toMatch(/; Domain=/);
  }
  const bound = await secure.app.inject({
    url: '/page-profile-notifications',
    headers: { cookie: `__Host-token=${valueOf(cookies.get('__Host-token'))}` },
  });
  expect(bound.statusCode).toBe(200);
  // a cookie of the plain name can come from another host below the same domain
  const planted = await secure.app.inject({
    url: '/page-profile-notifications',
    headers: { cookie: `token=${valueOf(cookies.get('__Host-token'))}` },
  });
  expect(planted.statusCode).toBe(401);
  await secure.close();
}, 30_000);

test('a write from the page of another origin is refused', async () => {
  const { token } = (await login(ivan.email, PASSWORD)).json().data;
  const write = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: '/profile/change-description',
      headers: { cookie: `token=${token}`, host: 'localhost:3000', ...headers },
      payload: { description: 'x' },
    });
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3001' },
  ]) {
    expect((await write(headers as Record<string, string>)).statusCode).toBe(403);
  }
  expect((await write({ origin: 'http://localhost:3000' })).statusCode).toBe(200);
});
