import { cookiesIn, valueOf } from '../../people/account/testing/answers.ts';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const NEW_PASSWORD = 'a calm river at dusk';

let api: TestApi;
let ivan: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  ivan = await aPerson(api);
});

const send = (url: string, payload: object, headers: Record<string, string> = ivan.headers) =>
  api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });

async function detailsOf(url: string, payload: object) {
  return (await send(url, payload)).json().error?.details;
}

const changePassword = (more: object) =>
  send('/change-password', {
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    ...more,
  });

const works = async (headers: Record<string, string>) =>
  (await api.app.inject({ url: '/page-profile-notifications', headers })).statusCode === 200;

test('a new password ends every session but the one that set it', async () => {
  const login = await send('/login', { userEmail: ivan.email, userPassword: PASSWORD }, {});
  const other = { authorization: String(login.json().data.token) };
  expect(await works(other)).toBe(true);
  expect((await changePassword({ oldPassword: PASSWORD })).statusCode).toBe(200);
  expect(await works(other)).toBe(false);
  expect(await works(ivan.headers)).toBe(true);
});

test('a wrong old password, a weak new one and a mismatched confirmation are each reported', async () => {
  const wrong = await changePassword({ oldPassword: 'not it' });
  expect(wrong.json().error.details).toEqual({ oldPassword: 'is not your password' });
  const reply = await changePassword({
    oldPassword: PASSWORD,
    newPassword: '12345678',
    confirmPassword: '12345679',
  });
  expect(reply.json().error.details).toEqual({
    newPassword: 'is too easy to guess. Use 15 characters or more',
    confirmPassword: 'the passwords do not match',
  });
});

test('a password change requires exactly one proof: the old password or the mailed link', async () => {
  const none = (await changePassword({})).json().error;
  expect([none.code, none.details]).toEqual([
    'proof_needed',
    { password: 'enter your current password' },
  ]);
  const both = await changePassword({ oldPassword: PASSWORD, authHash: 'x' });
  expect(both.json().error.details).toEqual({
    oldPassword: 'send either the password or the link from the email',
  });
});

test('the old password can be tried ten times, then the change is rate limited', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await changePassword({ oldPassword: `guess ${attempt}` })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('a new address must be valid, free and another one', async () => {
  const other = await aPerson(api);
  const change = (email: string) => detailsOf('/change-email', { email, password: PASSWORD });
  expect(await change(other.email.toUpperCase())).toEqual({
    email: 'is already taken: sign in or recover your password',
  });
  expect(await change(ivan.email)).toEqual({ email: 'is already your address' });
  expect(await change('a@b')).toEqual({ email: 'is not a valid email address' });
});

test('a new name changes the profile URL, the old URL still works, and the next change is possible after 30 days', async () => {
  const reply = await send('/change-user-name', { userName: `Новый ${ivan.url}` });
  const { url } = reply.json().data;
  expect(url).toBe(`novyy-${ivan.url}`.slice(0, 26).replace(/-$/, ''));
  expect(valueOf(cookiesIn(reply.headers).get('user_url'))).toBe(url);
  const former = await api.app.inject(`/page-profile/${ivan.url}`);
  expect(former.json().data).toMatchObject({ url, name: `Новый ${ivan.url}` });
  const soon = await send('/change-user-name', { userName: 'Too Soon' });
  expect(soon.json().error).toEqual({
    code: 'limit_reached',
    message: 'You can change your name once every 30 days. Try again later.',
  });
  api.setNow(NOW + 30 * DAY);
  const back = await send('/change-user-name', { userName: ivan.name });
  expect(back.json().data.url).toBe(ivan.url);
});

test('a former profile URL is not given to another user', async () => {
  const name = `Vacant ${ivan.url}`;
  await send('/change-user-name', { userName: name });
  api.setNow(NOW + 31 * DAY);
  const freed = (await send('/change-user-name', { userName: `Other ${ivan.url}` })).json();
  expect(freed.data.url).not.toContain('vacant');
  const squatter = await aPerson(api, { name });
  expect(squatter.url).toMatch(/-2$/);
});

test('of two concurrent name changes one succeeds', async () => {
  const replies = await Promise.all([
    send('/change-user-name', { userName: `First ${ivan.url}` }),
    send('/change-user-name', { userName: `Second ${ivan.url}` }),
  ]);
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect([409, 422]).toContain(statuses[1]);
});

test.each(['Admin', 'АДМИН', 'аdmіn', '4dm1n', 'Tip.mark', 'Модератор', 'supp0rt'])(
  'the name %s is reserved',
  async (userName) => {
    expect(await detailsOf('/change-user-name', { userName })).toEqual({ userName: 'is reserved' });
  },
);

test('a description is plain text without links', async () => {
  const set = async (description: string) =>
    (await send('/profile/change-description', { description })).json();
  const shown = await set('  <b>Хоккей</b>\u202e и\u0007 теннис,\r\n\r\n\r\n\r\nс 2019  ');
  expect(shown.data).toEqual({
    description: '<b>Хоккей</b> и  теннис,\n\nс 2019',
    descriptionOnModeration: null,
  });
  for (const link of ['https://a.b', 'www.site', 'мой tipster.com тут', 't.me/x']) {
    expect((await set(link)).error?.details).toEqual({ description: 'links are not allowed' });
  }
  expect((await set('я'.repeat(1_000))).data.description).toHaveLength(1_000);
  expect((await set('я'.repeat(1_001))).error.code).toBe('validation');
  const doubtful = await set('договорные матчи каждый день');
  expect(doubtful.data).toMatchObject({
    description: 'я'.repeat(1_000),
    descriptionOnModeration: 'договорные матчи каждый день',
  });
});

test('a Telegram name is pending until it is proved; an empty one removes it', async () => {
  const set = (telegram: string) => send('/profile/change-telegram', { telegram });
  expect((await set('@Ivan_tips')).json().data).toEqual({
    telegram: null,
    telegramOnModeration: 'Ivan_tips',
  });
  for (const bad of ['@abc', '1abcdef', 'ivan tips', 'иванов', 'a'.repeat(33)]) {
    expect((await set(bad)).statusCode).toBe(400);
  }
  expect((await set(' ')).json().data).toEqual({ telegram: null, telegramOnModeration: null });
});

test('whether names and addresses are free can be checked 30 times a minute, also by a signed-in user', async () => {
  const verify = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
  const free = await verify('/verify-user-name', { userName: 'Someone Quite New' });
  expect(free.json().data).toEqual({ isFree: true, isValid: true });
  const taken = await verify('/verify-email', { userEmail: ivan.email });
  expect(taken.json().data).toEqual({ isFree: false, isValid: true });
  const bad = await verify('/verify-user-name', { userName: 'x' });
  expect(bad.json().data).toEqual({ isFree: false, isValid: false });
  for (let call = 3; call < 30; call += 1) await verify('/verify-email', { userEmail: 'a@b.cd' });
  expect((await verify('/verify-email', { userEmail: 'a@b.cd' })).statusCode).toBe(429);
  const own = await send('/verify-email', { userEmail: ivan.email });
  expect(own.json().data).toEqual({ isFree: true, isValid: true });
});
