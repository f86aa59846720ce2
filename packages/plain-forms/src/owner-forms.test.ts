import type { IncomingMessage } from 'node:http';
import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const HASH = 'a'.repeat(43);
const COOKIE = { cookie: `token=${HASH}` };

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(site, url, fields, { ...COOKIE, ...headers });

const anApi = (reply: object, status = 200, cookies: readonly string[] = []) =>
  recordCalls(site, reply, { status, cookies });

const refusal = (code: string, ...fields: string[]) => ({
  error: { code, details: Object.fromEntries(fields.map((name) => [name, 'no'])) },
});

test.each([
  [
    'email',
    { email: 'new@post.example', password: 'a quiet harbour', code: '123456' },
    '/change-email',
    { email: 'new@post.example', password: 'a quiet harbour', code: '123456' },
  ],
  [
    'password',
    { authHash: HASH, newPassword: 'one two', confirmPassword: 'one two', password: '' },
    '/change-password',
    { authHash: HASH, newPassword: 'one two', confirmPassword: 'one two' },
  ],
])('the form of %s is sent with the owner’s proof', async (edit, fields, path, body) => {
  const requested = anApi({ data: {} });
  const { statusCode, headers } = await post(`/en/profile/ann?edit=${edit}`, fields);
  expect([statusCode, headers.location]).toEqual([303, `/en/profile/ann?edit=${edit}&done=1`]);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(requested).toMatchObject([{ call: `POST ${path}`, body, cookie: COOKIE.cookie }]);
});

test('a missing or wrong proof is named on the page; a link that still works stays in the address', async () => {
  anApi(refusal('proof_needed', 'password', 'authHash', 'code'), 403);
  const needed = await post('/profile/ann?edit=email', { email: 'new@post.example' });
  expect(needed.headers.location).toBe('/profile/ann?edit=email&wrong=password%2CauthHash%2Ccode');
  anApi(refusal('validation', 'email'), 400);
  const other = await post(`/profile/ann?edit=email&authHash=${HASH}`, { authHash: HASH });
  expect(other.headers.location).toBe(`/profile/ann?edit=email&authHash=${HASH}&wrong=email`);
});

test('a link is mailed in place of the password', async () => {
  const requested = anApi({ data: {} });
  const { headers } = await post('/profile/ann?edit=account', { reauth: '1', intent: 'delete' });
  expect(headers.location).toBe('/profile/ann?edit=account&mailed=1');
  expect(requested).toMatchObject([{ call: 'POST /account/reauth', body: { edit: 'account' } }]);
});

test('deletion signs the browser out', async () => {
  const requested = anApi({ data: {} }, 200, ['token=; Max-Age=0; Path=/']);
  const { headers } = await post('/profile/ann?edit=account', {
    intent: 'delete',
    password: 'a quiet harbour',
  });
  expect(headers.location).toBe('/login?source=logout');
  expect([headers['set-cookie']].flat()).toContain('token=; Max-Age=0; Path=/');
  expect(requested).toMatchObject([
    { call: 'POST /account/delete', body: { password: 'a quiet harbour' } },
  ]);
});

test('one’s data are a file to save; without a proof the page says what is missing', async () => {
  anApi({ data: { exportedAt: 1, sections: { account: [{ name: 'Ann' }] } } });
  const fields = { intent: 'export', password: 'a quiet harbour' };
  const { statusCode, headers, body } = await post('/profile/ann?edit=account', fields);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="tipmark-account.json"');
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body)).toMatchObject({ data: { sections: { account: [{ name: 'Ann' }] } } });
  anApi(refusal('validation', 'password'), 400);
  const refused = await post('/profile/ann?edit=account', fields);
  expect(refused.headers.location).toBe('/profile/ann?edit=account&wrong=password');
});

test('a visitor whose session ended signs in first', async () => {
  anApi(refusal('unauthorized'), 401);
  const { headers } = await post('/profile/ann?edit=email', { email: 'new@post.example' });
  expect(headers.location).toBe('/login?source=settings&next=%2Fprofile%2Fann%3Fedit%3Demail');
});

test('a former address is restored with a new password', async () => {
  const requested = anApi({ data: {} });
  const passwords = { password: 'a calm river', passwordConfirmation: 'a calm river' };
  const done = await post(`/en/revert-email/${HASH}`, passwords);
  expect(done.headers.location).toBe(`/en/revert-email/${HASH}?done=1`);
  expect(requested).toMatchObject([
    { call: 'POST /revert-email', body: { revertHash: HASH, ...passwords } },
  ]);
  anApi(refusal('not_found'), 404);
  const spent = await post(`/revert-email/${HASH}`, passwords);
  expect(spent.headers.location).toBe(`/revert-email/${HASH}?wrong=form`);
});

test('a form of another site, of no known settings, or while the API is away changes nothing', async () => {
  const requested = anApi({ data: {} });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await post('/profile/ann?edit=email', {}, foreign)).statusCode).toBe(403);
  const unknown = await post('/profile/ann?edit=account', { intent: 'everything' });
  expect(unknown.headers.location).toBe('/profile/ann?edit=account&wrong=form');
  expect(requested).toEqual([]);
  site.api.answer = (request: IncomingMessage) => request.destroy();
  const away = await post('/profile/ann?edit=email', { email: 'new@post.example' });
  expect(away.headers.location).toBe('/profile/ann?edit=email&wrong=form');
});

test.each([
  ['telegram', 'disconnect', {}, '/account/telegram/end'],
  ['twoSteps', 'end', { code: '123456' }, '/account/totp/off'],
  ['signIns', 'unlink', { provider: 'google' }, '/account/sign-ins/end'],
])('%s: %s is sent with the owner’s proof', async (edit, intent, fields, path) => {
  const requested = anApi({ data: {} });
  const proof = { password: 'a quiet harbour' };
  const sent = { intent, ...proof, ...fields };
  const { headers } = await post(`/en/profile/ann?edit=${edit}`, sent);
  expect(headers.location).toBe(`/en/profile/ann?edit=${edit}&done=1`);
  expect(requested).toMatchObject([{ call: `POST ${path}`, body: { ...proof, ...fields } }]);
  anApi(refusal('proof_needed', 'password'), 403);
  const refused = await post(`/profile/ann?edit=${edit}`, { ...sent, password: '' });
  const opened = edit === 'signIns' ? '&provider=google' : '';
  expect(refused.headers.location).toBe(`/profile/ann?edit=${edit}${opened}&wrong=password`);
});

test.each([
  ['telegram', { intent: 'connect' }, { link: 'https://t.me/a_bot?start=b' }, 't.me/a_bot'],
  [
    'signIns',
    { intent: 'link', provider: 'google' },
    { url: 'https://accounts.example/auth?a=1&b=2' },
    'accounts.example/auth?a=1&amp;b=2',
  ],
])('%s leads to the other site through a page of this one', async (edit, fields, data, address) => {
  anApi({ data }, 200, ['sign_in=x; Path=/']);
  const reply = await post(`/profile/ann?edit=${edit}`, { ...fields, password: 'a quiet harbour' });
  expect(reply.statusCode).toBe(200);
  expect([reply.headers['set-cookie']].flat()).toContain('sign_in=x; Path=/');
  expect(reply.body).toContain(`http-equiv="refresh" content="0;url=https://${address}`);
  expect(reply.body).toContain('Перейти');
});

test('an address that is none is not followed, an unknown intent is sent nowhere', async () => {
  anApi({ data: { link: 'javascript:alert(1)' } });
  const fields = { intent: 'connect', password: 'a quiet harbour' };
  const { headers } = await post('/profile/ann?edit=telegram', fields);
  expect(headers.location).toBe('/profile/ann?edit=telegram&done=1');
  const requested = anApi({ data: {} });
  for (const intent of ['start', 'constructor', '']) {
    const reply = await post('/profile/ann?edit=twoSteps', { intent });
    expect(reply.headers.location).toBe('/profile/ann?edit=twoSteps&wrong=form');
  }
  expect(requested).toEqual([]);
});
