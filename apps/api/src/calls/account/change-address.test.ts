import { anArrival, OFFERED } from '../../people/account/sign-ins/testing/arrivals.ts';
import {
  aConfirmedPerson,
  aPerson,
  hashFor,
  mailsOf,
  PASSWORD,
  type Person,
} from '../../people/account/testing/people.ts';
import { enableTwoSteps } from '../../people/account/testing/two-steps.ts';
import { connectChat } from '../../people/telegram/telegram-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const NEW_PASSWORD = 'a calm river at dusk';

let api: TestApi;
let now = NOW;

beforeAll(async () => {
  api = await createTestApi({ now: NOW, config: { signInProviders: [OFFERED] } });
  api.services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
}, 60_000);
beforeEach(() => {
  // limits of one test do not reach the next
  now += 2 * DAY;
  api.setNow(now);
});
afterAll(() => api.close());

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const signIn = (userEmail: string, userPassword = PASSWORD) =>
  post('/login', { userEmail, userPassword });

const change = ({ headers }: Person, email: string) =>
  post('/change-email', { email, password: PASSWORD }, headers);

async function confirm(email: string): Promise<number> {
  const hash = await hashFor(api, email, 'confirm-email');
  return (await api.app.inject(`/confirm-email/${hash}`)).statusCode;
}

const own = async ({ url, headers }: Person) =>
  (await api.app.inject({ url: `/page-profile/${url}`, headers })).json().data.own;

const revert = (revertHash: string, password = NEW_PASSWORD, again = password) =>
  post('/revert-email', { revertHash, password, passwordConfirmation: again });

const recover = async (email: string, more: object = {}) => {
  await post('/send-pass-recovery-message', { userEmail: email });
  const passRecoveryHash = await hashFor(api, email, 'recover-password');
  const { data } = (await api.app.inject(`/recover-password/${passRecoveryHash}`)).json();
  const password = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  const answer = await post('/recover-password', { passRecoveryHash, ...password, ...more });
  return { ...answer, before: data.remaining };
};

const row = ({ url }: Person) =>
  api.services.db.selectFrom('users').selectAll().where('url', '=', url).executeTakeFirstOrThrow();

async function connectTelegram(person: Person): Promise<void> {
  const { data } = await post('/account/telegram', { password: PASSWORD }, person.headers);
  const chat = { id: `chat of ${person.url}`, username: null };
  await tx(api.services.db, (trx) => connectChat(trx, data.code, chat, now));
}

async function addBrowser(person: Person): Promise<void> {
  const { id } = await row(person);
  const { token_hash } = await api.services.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const endpoint = `https://push.example/${person.url}`;
  await api.services.db
    .insertInto('push_subscriptions')
    .values({
      id: crypto.randomUUID(),
      user_id: id,
      token_hash,
      endpoint,
      locale: 'en',
      p256dh: 'p',
      auth: 'a',
      created_at: new Date(now * 1e3),
    })
    .execute();
}

/** Everything that somebody with a session can prepare. */
async function prepare(person: Person): Promise<void> {
  await anArrival(api, { url: person.url });
  await connectTelegram(person);
  await addBrowser(person);
  await enableTwoSteps(api, person);
}

const NOTHING = { signIns: [], hasTelegram: false, browsers: 0, hasTwoSteps: false };

describe('a change of the address', () => {
  test('takes effect when the new address is confirmed; until then the former one signs in and receives', async () => {
    const person = await aConfirmedPerson(api);
    const email = `new.${person.email}`;
    expect(await change(person, email)).toMatchObject({ status: 200, data: { isInForce: false } });
    expect(await own(person)).toMatchObject({
      email: person.email,
      pendingEmail: email,
      isEmailNotConfirmed: false,
    });
    expect((await signIn(person.email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    expect(await confirm(email)).toBe(200);
    expect(await own(person)).toMatchObject({ email, pendingEmail: null });
    expect((await signIn(person.email)).status).toBe(401);
    const after = await signIn(email);
    expect(after.data).toMatchObject({ isEmailNotConfirmed: false });
    // the link can be opened again, by a scanner of mails for example
    expect(await confirm(email)).toBe(200);
  });

  test('is announced at the former address, which hides most of the new one', async () => {
    const person = await aConfirmedPerson(api);
    const email = `new.${person.email}`;
    await change(person, email);
    await confirm(email);
    const texts = await mailsOf(api, person.email);
    const notices = texts.filter(({ text }) => text.includes('/revert-email/'));
    expect(notices).toHaveLength(2);
    for (const { text } of notices) {
      expect(text).toContain('ne•••@example.com');
      expect(text).not.toContain(email);
    }
  });

  test('an account whose address was never confirmed sends its holder no link that restores it', async () => {
    const person = await aPerson(api);
    const email = `right.${person.email}`;
    await change(person, email);
    expect(await confirm(email)).toBe(200);
    const texts = (await mailsOf(api, person.email)).map(({ text }) => text);
    expect(texts.join()).not.toContain('/revert-email/');
  });

  test('of two users who wait for one address the first to confirm gets it', async () => {
    const [one, other] = [await aConfirmedPerson(api), await aConfirmedPerson(api)];
    const email = `wanted.${one.email}`;
    expect((await change(one, email)).status).toBe(200);
    const first = await hashFor(api, email, 'confirm-email');
    now += 1;
    api.setNow(now);
    expect((await change(other, email)).status).toBe(200);
    const second = await hashFor(api, email, 'confirm-email');
    expect(second).not.toBe(first);
    expect((await api.app.inject(`/confirm-email/${second}`)).statusCode).toBe(200);
    expect((await api.app.inject(`/confirm-email/${first}`)).statusCode).toBe(400);
    expect(await own(other)).toMatchObject({ email });
    expect(await own(one)).toMatchObject({ email: one.email });
  });

  test('the confirmation of a waiting address can be sent again', async () => {
    const person = await aConfirmedPerson(api);
    const email = `again.${person.email}`;
    await change(person, email);
    expect((await post('/resend-email-confirmation-message', {}, person.headers)).status).toBe(200);
    const mails = await mailsOf(api, email);
    expect(mails.filter(({ text }) => text.includes('/confirm-email/'))).toHaveLength(2);
  });
});

describe('the link of the notice', () => {
  async function taken() {
    const owner = await aConfirmedPerson(api);
    const thief = `thief.${owner.email}`;
    await change(owner, thief);
    return { owner, thief, hash: await hashFor(api, owner.email, 'revert-email') };
  }

  test('restores the address, ends all sessions and sets a new password', async () => {
    const { owner, thief, hash } = await taken();
    await confirm(thief);
    const stolen = (await signIn(thief)).data.token;
    expect((await revert(hash)).status).toBe(200);
    for (const authorization of [owner.token, stolen]) {
      const reply = await api.app.inject({ url: '/account/sessions', headers: { authorization } });
      expect(reply.statusCode).toBe(401);
    }
    expect((await signIn(owner.email)).status).toBe(401);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(thief, NEW_PASSWORD)).status).toBe(401);
    expect(await row(owner)).toMatchObject({ email: owner.email, pending_email: null });
  });

  test('works for seven days and once', async () => {
    const { thief, hash } = await taken();
    await confirm(thief);
    api.setNow(now + 7 * DAY - 60);
    expect((await revert(hash)).status).toBe(200);
    expect((await revert(hash)).status).toBe(404);
    const other = await taken();
    api.setNow(now + 15 * DAY);
    expect((await revert(other.hash)).status).toBe(404);
  });

  test('also ends what was linked around the change, but not what was there long before', async () => {
    const owner = await aConfirmedPerson(api);
    await anArrival(api, { url: owner.url });
    now += 3 * DAY;
    api.setNow(now);
    await connectTelegram(owner);
    const thief = `thief.${owner.email}`;
    await change(owner, thief);
    const hash = await hashFor(api, owner.email, 'revert-email');
    await confirm(thief);
    await addBrowser(owner);
    await enableTwoSteps(api, owner);
    expect((await revert(hash)).status).toBe(200);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
    const { id } = await row(owner);
    const { db } = api.services;
    const linked = db.selectFrom('identities').select('provider').where('user_id', '=', id);
    expect(await linked.execute()).toEqual([{ provider: OFFERED.id }]);
    const chats = db.selectFrom('telegram_chats').selectAll().where('user_id', '=', id);
    expect(await chats.execute()).toEqual([]);
  });

  test('stops a change that is still waiting', async () => {
    const { owner, thief, hash } = await taken();
    const confirmation = await hashFor(api, thief, 'confirm-email');
    expect((await revert(hash)).status).toBe(200);
    expect((await api.app.inject(`/confirm-email/${confirmation}`)).statusCode).toBe(404);
    expect(await row(owner)).toMatchObject({ email: owner.email, pending_email: null });
  });

  test('survives further changes and keeps the address from others meanwhile', async () => {
    const { owner, thief, hash } = await taken();
    await confirm(thief);
    await post('/change-email', { email: `second.${thief}`, password: PASSWORD }, owner.headers);
    await confirm(`second.${thief}`);
    const squatter = await post('/register', {
      userEmail: owner.email,
      userPassword: PASSWORD,
      userName: `Squatter ${now}`,
    });
    expect(squatter.error.details).toHaveProperty('userEmail');
    const later = await hashFor(api, thief, 'revert-email');
    expect((await revert(hash)).status).toBe(200);
    expect((await revert(later)).status).toBe(404);
    expect((await signIn(owner.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('requires a good password twice and is not used up by a bad one', async () => {
    const { hash } = await taken();
    expect((await revert(hash, '12345678')).error.details).toHaveProperty('password');
    expect((await revert(hash, NEW_PASSWORD, 'another')).error.details).toHaveProperty(
      'passwordConfirmation',
    );
    expect((await revert('A'.repeat(43))).status).toBe(404);
    expect((await revert(hash)).status).toBe(200);
  });
});

describe('recovery', () => {
  test('of an address that was never confirmed removes everything that somebody else prepared', async () => {
    const account = await aPerson(api);
    await prepare(account);
    const pending = await post(
      '/change-email',
      { email: `mine.${account.email}`, password: PASSWORD, code: '000000' },
      account.headers,
    );
    expect(pending.status).toBe(400);
    const { status, data } = await recover(account.email);
    expect([status, data.remaining]).toEqual([200, NOTHING]);
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200);
    const { id } = await row(account);
    for (const table of [
      'identities',
      'telegram_chats',
      'totp_keys',
      'push_subscriptions',
    ] as const) {
      const left = api.services.db.selectFrom(table).selectAll().where('user_id', '=', id);
      expect([table, await left.execute()]).toEqual([table, []]);
    }
  });

  test('of a confirmed address keeps the rest, lists it on the page and in the email', async () => {
    const owner = await aConfirmedPerson(api);
    await prepare(owner);
    const { status, data, before } = await recover(owner.email);
    const all = { signIns: ['Yandex'], hasTelegram: true, browsers: 1, hasTwoSteps: true };
    expect([status, before]).toEqual([200, all]);
    // browsers are notified while they are signed in: the sessions have ended
    expect(data.remaining).toEqual({ ...all, browsers: 0 });
    const texts = (await mailsOf(api, owner.email)).map(({ text }) => text).join();
    expect(texts).toContain('sign-in with Yandex, messages in Telegram, two-step sign-in');
    expect((await signIn(owner.email, NEW_PASSWORD)).error.code).toBe('code_required');
  });

  test('of a confirmed address removes the rest on request, but not two-step sign-in', async () => {
    const owner = await aConfirmedPerson(api);
    await prepare(owner);
    const { data } = await recover(owner.email, { endsOtherAccess: true });
    expect(data.remaining).toEqual({ ...NOTHING, hasTwoSteps: true });
  });
});
