import { createHash, createHmac } from 'node:crypto';
import { aBrowser, type Browser } from '../../../people/account/sign-ins/testing/browser.ts';
import {
  type LocalIssuer,
  startIssuer,
} from '../../../people/account/sign-ins/testing/local-issuer.ts';
import { aPerson, PASSWORD } from '../../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';

const BOT_TOKEN = '1234567:abcdefghijklmnopqrstuvwxyz_ABCDEFGH';
const NOW = 1_795_262_400;

let api: TestApi;
let issuer: LocalIssuer;
let away: LocalIssuer;

beforeAll(async () => {
  issuer = await startIssuer('club', 'http://localhost:3000/api/auth/club/callback');
  away = await startIssuer('away', 'http://localhost:3000/api/auth/away/callback');
  await away.close();
  const signInProviders = [issuer.provider, away.provider];
  api = await createTestApi({ config: { signInProviders, TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
}, 60_000);

beforeEach(() => api.setNow(NOW));

afterAll(async () => {
  await api.close();
  await issuer.close();
});

const open = () => aBrowser(() => api);
const START = '/api/auth/club/start';
const hashOf = (page: string) => /^\/(?:en\/)?social-login\/([\w-]{43})/.exec(page)?.[1] ?? 'none';

let countOfPeople = 0;
/** A user at the issuer. */
function somebody(claims: Record<string, unknown> = {}): string {
  countOfPeople += 1;
  const subject = `person-${countOfPeople}`;
  issuer.people[subject] = { name: `Fan ${countOfPeople}`, ...claims };
  return subject;
}

async function arrive(browser: Browser, subject: string, start = START): Promise<string> {
  issuer.comes(subject);
  return hashOf(await browser.follow(start));
}

async function enter(browser: Browser, subject: string, more: object = {}) {
  const authHash = await arrive(browser, subject);
  return browser.call('POST', '/social-login', { authHash, ...more });
}

async function signIn(browser: Browser, { email }: { readonly email: string }) {
  const login = { userEmail: email, userPassword: PASSWORD };
  const { status } = await browser.call('POST', '/login', login);
  expect(status).toBe(200);
}

test('a new user joins under a chosen name, without an email, and can sign in again', async () => {
  const browser = open();
  const subject = somebody();
  const hash = await arrive(browser, subject);
  const link = await browser.call('GET', `/social-login/${hash}`);
  expect(link.body.data).toMatchObject({ step: 'join', provider: 'club', title: 'Club' });
  const joined = await browser.call('POST', '/social-login', {
    authHash: hash,
    userName: 'Terrace Fan',
  });
  expect(joined.body.data).toMatchObject({
    name: 'Terrace Fan',
    isNew: true,
    isEmailNotExist: true,
    email: '',
  });
  const again = await enter(open(), subject);
  expect(again.body.data).toMatchObject({ name: 'Terrace Fan', isNew: false });
});

test('a verified email is taken over as confirmed, an unverified one is not taken over', async () => {
  const good = await enter(open(), somebody({ email: 'a@club.example', email_verified: true }));
  expect(good.body.data).toMatchObject({ email: 'a@club.example', isEmailNotConfirmed: false });
  const bad = await enter(open(), somebody({ email: 'b@club.example', email_verified: false }));
  expect(bad.body.data).toMatchObject({ email: '', isEmailNotExist: true });
});

test('the sign-in returns with the original page and language', async () => {
  issuer.comes(somebody());
  const page = await open().follow(`${START}?next=/en/Teams&locale=en`);
  expect(page).toMatch(/^\/en\/social-login\/[\w-]{43}\?next=%2Fen%2FTeams$/);
});

test('an account with the same email is linked only with its password', async () => {
  const owner = await aPerson(api);
  const claims = { email: owner.email, email_verified: true };
  const subject = somebody(claims);
  const browser = open();
  const authHash = await arrive(browser, subject);
  const link = await browser.call('GET', `/social-login/${authHash}`);
  expect(link.body.data).toMatchObject({ step: 'prove', email: 'pe•••@example.com' });
  const bare = await browser.call('POST', '/social-login', { authHash });
  expect(bare.body.error.details).toHaveProperty('userPassword');
  const wrong = { authHash, userPassword: 'not the password at all' };
  expect((await browser.call('POST', '/social-login', wrong)).status).toBe(400);
  expect((await browser.call('GET', '/current-session')).status).not.toBe(200);
  const right = { authHash, userPassword: PASSWORD };
  const linked = await browser.call('POST', '/social-login', right);
  expect(linked.body.data).toMatchObject({ url: owner.url, isNew: false });
  expect((await enter(open(), subject)).body.data.url).toBe(owner.url);
});

describe('a sign-in is refused with', () => {
  const refused = /^\/login\?source=sign-in-failed/;

  test('a forged state', async () => {
    issuer.comes(somebody());
    const browser = open();
    const { location } = await browser.open(START);
    const forged = '/api/auth/club/callback?code=abc&state=';
    for (const state of ['', 'x'.repeat(43), `${new URL(location).searchParams.get('state')}x`]) {
      expect(await browser.follow(forged + state)).toMatch(refused);
    }
  });

  test('the callback of another browser, or used twice', async () => {
    issuer.comes(somebody());
    const attacker = open();
    let here = START;
    while (!here.includes('/callback?')) here = (await attacker.open(here)).location;
    const victim = open();
    await victim.open(START);
    expect(await victim.follow(here)).toMatch(refused);
    expect(hashOf(await attacker.follow(here))).toHaveLength(43);
    // A second time with the same code and state.
    expect(await attacker.follow(here)).toMatch(refused);
  });

  test('a spent callback leads to the language and page it began in', async () => {
    issuer.comes(somebody());
    const browser = open();
    const start = `${START}?locale=en&next=${encodeURIComponent('/en/premium')}`;
    let here = start;
    while (!here.includes('/callback?')) here = (await browser.open(here)).location;
    await browser.follow(here);
    expect(await browser.follow(here)).toBe(
      `/en/login?source=sign-in-failed&next=${encodeURIComponent('/en/premium')}`,
    );
    // another browser learns the language, not the page
    expect(await open().follow(here)).toBe('/en/login?source=sign-in-failed');
    const unknown = await api.app.inject({
      url: '/auth/club/callback?code=a&state=b',
      headers: { 'accept-language': 'en' },
    });
    expect(unknown.headers.location).toMatch(/\/en\/login\?source=sign-in-failed$/);
  });

  test('a callback after 15 minutes', async () => {
    issuer.comes(somebody());
    const browser = open();
    let here = START;
    while (!here.includes('/callback?')) here = (await browser.open(here)).location;
    api.setNow(NOW + 15 * 60);
    expect(await browser.follow(here)).toMatch(refused);
  });

  test('a hash that was used, has expired or belongs to another browser', async () => {
    const browser = open();
    const used = await arrive(browser, somebody());
    expect((await open().call('POST', '/social-login', { authHash: used })).status).toBe(404);
    const both = await Promise.all(
      [1, 2].map(() => browser.call('POST', '/social-login', { authHash: used })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await browser.call('POST', '/social-login', { authHash: used })).status).toBe(404);
    const old = await arrive(browser, somebody());
    api.setNow(NOW + 10 * 60);
    expect((await browser.call('POST', '/social-login', { authHash: old })).status).toBe(404);
  });
});

test('the login page reports a refused sign-in and a provider that does not respond', async () => {
  issuer.comes(undefined);
  expect(await open().follow(START)).toBe('/login?source=sign-in-denied');
  expect(await open().follow('/api/auth/away/start')).toBe('/login?source=sign-in-away');
  expect((await open().call('GET', '/auth/nobody/start')).status).toBe(404);
});

describe('linking from the settings', () => {
  async function begin(browser: Browser, password = PASSWORD) {
    return browser.call('POST', '/account/sign-ins', { provider: 'club', password });
  }

  test('requires the password, adds the sign-in to the list, and can be undone', async () => {
    const owner = await aPerson(api);
    const browser = open();
    await signIn(browser, owner);
    expect((await begin(browser, 'not the password')).body.error.details).toHaveProperty(
      'password',
    );
    const { body } = await begin(browser);
    const subject = somebody();
    issuer.comes(subject);
    const page = await browser.follow(body.data.url);
    expect(page).toBe(`/profile/${owner.url}?edit=signIns&linked=yes`);
    const list = await browser.call('GET', '/account/sign-ins');
    expect(list.body.data.signIns).toContainEqual(
      expect.objectContaining({ provider: 'club', isRemovable: true }),
    );
    expect((await enter(open(), subject)).body.data.url).toBe(owner.url);
    const end = { provider: 'club', password: PASSWORD };
    expect((await browser.call('POST', '/account/sign-ins/end', end)).status).toBe(200);
    expect((await enter(open(), subject)).body.data.url).not.toBe(owner.url);
  });

  test('a link started by one account cannot be finished by another', async () => {
    const [attacker, victim] = [await aPerson(api), await aPerson(api)];
    const browser = open();
    await signIn(browser, attacker);
    const { body } = await begin(browser);
    await signIn(browser, victim);
    issuer.comes(somebody());
    expect(await browser.follow(body.data.url)).toMatch(/^\/login\?source=sign-in-failed/);
    const list = await browser.call('GET', '/account/sign-ins');
    expect(list.body.data.signIns[0]).toMatchObject({ provider: 'club', linkedAt: 0 });
  });

  test('a sign-in that is linked to one account cannot be linked to another', async () => {
    const subject = somebody();
    const first = await enter(open(), subject);
    const browser = open();
    await signIn(browser, await aPerson(api));
    const { body } = await begin(browser);
    issuer.comes(subject);
    expect(await browser.follow(body.data.url)).toMatch(/linked=taken$/);
    expect((await enter(open(), subject)).body.data.url).toBe(first.body.data.url);
  });

  test('the only way to sign in cannot be removed', async () => {
    const browser = open();
    await enter(browser, somebody());
    const end = await browser.call('POST', '/account/sign-ins/end', { provider: 'club' });
    expect(end.status).toBe(409);
    api.setNow(NOW + 11 * 60);
    const late = await browser.call('POST', '/account/sign-ins', { provider: 'telegram' });
    expect(late.status).toBe(403);
  });
});

test('an account without a password can be deleted only within ten minutes of signing in', async () => {
  const subject = somebody();
  const browser = open();
  const { body } = await enter(browser, subject);
  api.setNow(NOW + 11 * 60);
  expect((await browser.call('POST', '/account/delete', {})).status).toBe(403);
  api.setNow(NOW);
  const again = open();
  await enter(again, subject);
  expect((await again.call('POST', '/account/delete', {})).status).toBe(200);
  expect((await again.call('GET', `/page-profile/${body.data.url}`)).status).toBe(404);
});

describe('the provider of the simulated world', () => {
  let world: TestApi;
  beforeAll(async () => {
    world = await createTestApi({ config: { WORLD: 'simulated' } });
    await world.app.listen({ port: 0, host: '127.0.0.1' });
  }, 60_000);
  afterAll(() => world.close());

  async function choices(browser: Browser): Promise<string> {
    let here = '/api/auth/demo/start';
    while (!here.includes('/choice/')) here = (await browser.open(here)).location;
    return here;
  }

  test('signs in an invented user without any network', async () => {
    const browser = aBrowser(() => world);
    const { body } = await browser.call('GET', '/auth/providers');
    expect(body.data.providers).toEqual([{ id: 'demo', title: 'Demo ID' }]);
    const page = await browser.follow(`${await choices(browser)}/vera`);
    const joined = await browser.call('POST', '/social-login', { authHash: hashOf(page) });
    expect(joined.body.data).toMatchObject({ name: 'Vera Demo', email: 'vera@demo.example' });
  });

  test('can be cancelled and is hidden from requests through a proxy', async () => {
    const browser = aBrowser(() => world);
    const page = await choices(browser);
    expect(await browser.follow(`${page}/cancel`)).toBe('/login?source=sign-in-denied');
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await fetch(page, { headers })).status).toBe(404);
    const providers = await world.app.inject({ url: '/auth/providers', headers });
    expect(providers.json().data.providers).toEqual([]);
  });
});

describe('Telegram', () => {
  function signed(fields: Record<string, string>, token = BOT_TOKEN): string {
    const lines = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`);
    const key = createHash('sha256').update(token).digest();
    const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
    return new URLSearchParams({ ...fields, hash }).toString();
  }
  const person = (age = 0) => ({
    id: '4711',
    first_name: 'Инна',
    username: 'inna_fan',
    auth_date: String(NOW - age),
  });

  async function comeBack(answer: string): Promise<string> {
    const browser = open();
    const { location } = await browser.open('/api/auth/telegram/start');
    expect(location).toMatch(/^https:\/\/oauth\.telegram\.org\/auth\?bot_id=1234567&/);
    const back = new URL(location).searchParams.get('return_to') ?? '';
    return browser.follow(`${back}&${answer}`);
  }

  test('signs in a user with valid data', async () => {
    expect(hashOf(await comeBack(signed(person())))).toHaveLength(43);
  });

  test('signs in with fields that Telegram did not send before', async () => {
    const answer = signed({ ...person(), phone_number: '+79990000000', is_premium: 'true' });
    expect(hashOf(await comeBack(answer))).toHaveLength(43);
    expect(await comeBack(answer.replace('79990000000', '79990000001'))).toMatch(
      /^\/login\?source=sign-in-failed/,
    );
  });

  test('reports a visitor who declined as such', async () => {
    expect(await comeBack('answered=1')).toMatch(/^\/login\?source=sign-in-denied/);
  });

  test.each([
    ['signed by another bot', signed(person(), '1234567:another-token-of-another-bot')],
    ['changed on the way', signed(person()).replace('4711', '4712')],
    ['older than ten minutes', signed(person(601))],
    ['not signed at all', new URLSearchParams({ ...person(), hash: '' }).toString()],
  ])('refuses data that are %s', async (_how, answer) => {
    expect(await comeBack(answer)).toMatch(/^\/login\?source=sign-in-failed/);
  });
});
