import { type DeclaredEndpoint, type EndpointName, endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { linkSecret } from '../../people/account/links/auth-hashes.ts';
import { storeLink } from '../../people/account/links/link-queries.ts';
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
import { codeAt } from '../../people/account/totp/time-codes.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;

const NEW_PASSWORD = 'a calm river at dusk';

let api: TestApi;

let person: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW, config: { signInProviders: [OFFERED] } });
  api.services.messenger.offerLocal('http://127.0.0.1:4000/dev/telegram');
}, 60_000);

beforeEach(async () => {
  api.setNow(NOW);
  person = await aConfirmedPerson(api);
  // some of the calls are for subscribers
  const until = new Date((NOW + 86_400) * 1_000);
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: until })
    .where('url', '=', person.url)
    .execute();
  api.services.bus.publish(['*']);
});

afterAll(() => api.close());

const SOME_ID = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';

type Sent = Pick<InjectOptions, 'method' | 'url'> & { readonly payload: object };

/** Every call that requires a proof, as its owner makes it. */
const PROVED: Readonly<Partial<Record<EndpointName, () => Sent>>> = {
  changeEmail: () => post('/change-email', { email: `new.${person.email}` }),
  changePassword: () =>
    post('/change-password', { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }),
  linkSignIn: () => post('/account/sign-ins', { provider: OFFERED.id }),
  unlinkSignIn: () => post('/account/sign-ins/end', { provider: OFFERED.id }),
  connectTelegram: () => post('/account/telegram', {}),
  disconnectTelegram: () => post('/account/telegram/end', {}),
  startAccountTotp: () => post('/account/totp', {}),
  renewRecoveryCodes: () => post('/account/totp/recovery-codes', {}),
  endAccountTotp: () => post('/account/totp/off', {}),
  accountDelete: () => post('/account/delete', {}),
  accountExport: () => post('/account/export', {}),
  makeOpenKey: () => post('/account/open-keys', { name: 'Sheet' }),
  makeWebhook: () =>
    post('/account/webhooks', { address: 'https://hooks.example.org/', allCappers: true }),
  renewWebhookSecret: () => post('/account/webhooks/secret', { id: SOME_ID }),
};

/** Writes of a signed-in user that need a session alone, and why. */
const SESSION_IS_ENOUGH: Readonly<Record<string, RegExp>> = {
  'needs a code of the secret that a proved call showed': /^confirmAccountTotp$/,
  'mails the proof to the address in force': /^accountReauth$/,
  'mails a link to an address that the owner has given': /^resendEmailConfirmationMessage$/,
  'takes access away, gives none':
    /^(endAccountSessions|revokeOpenKey|unsubscribePush|deleteWebhook)$/,
  'shows by a secret address what the session shows': /^renewAccountCalendar$/,
  'notifies this browser while it is signed in': /^subscribePush$/,
  'sends to an address that a proved call set': /^(testWebhook|resendWebhook|enableWebhook)$/,
  'is shown in public, moderated and can be changed back':
    /^(changeDescription|changeTelegram|changeUserName|changePageProfile)$/,
  'is a preference':
    /^(changeAccountFavourites|changeDisplay|changePageProfileNotification|changeQuietHours|follow|readAccountNotices|checkTelegramConnection)$/,
  'is a tip, a saved search or a followed match':
    /(EventTipAdd|EventTipChange|TemplateAdd|TemplateChange|TemplateDelete|TemplateNotification\w*|MatchNotification(Save|Delete)|OddsScannerOutcomeDetails)$/,
  'is an own bet, which only this account shows': /^bet(Add|Change|Delete|Import|Export)$/,
  'is a payment, confirmed at the acquirer':
    /^(changeSubscription|changePayCard|sendPayProGlobalLoginLink|decideSandboxPayment)$/,
};

function post(url: string, payload: object): Sent {
  return { method: 'POST', url, payload };
}

async function send({ payload, ...call }: Sent, proof: object = {}, { headers }: Person = person) {
  const reply = await api.app.inject({
    ...call,
    payload: { ...payload, ...proof },
    headers: { 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, error: reply.json().error, data: reply.json().data };
}

async function idOf({ url }: Person): Promise<number> {
  const query = api.services.db.selectFrom('users').select('id').where('url', '=', url);
  return (await query.executeTakeFirstOrThrow()).id;
}

const all = Object.entries(endpoints) as [EndpointName, DeclaredEndpoint][];

test('every write of a signed-in user is either proved or listed with the reason why not', () => {
  const writes = all.filter(([, { access, method }]) => access !== 'public' && method !== 'GET');
  const unlisted = writes
    .filter(([, { access, proof }]) => access !== 'local' && proof === undefined)
    .map(([name]) => name)
    .filter((name) => !Object.values(SESSION_IS_ENOUGH).some((names) => names.test(name)));
  expect(unlisted).toEqual([]);
  const proved = all.filter(([, { proof }]) => proof !== undefined).map(([name]) => name);
  expect(proved.toSorted()).toEqual(Object.keys(PROVED).toSorted());
  for (const name of proved) {
    expect(Object.values(SESSION_IS_ENOUGH).filter((names) => names.test(name))).toEqual([]);
  }
});

describe.each(Object.entries(PROVED))('%s', (_name, call) => {
  test('is refused with a session alone, naming the possible ways', async () => {
    const { status, error } = await send(call());
    expect([status, error.code]).toEqual([403, 'proof_needed']);
    expect(Object.keys(error.details)).toEqual(['password', 'authHash']);
  });

  test('is refused without a body', async () => {
    const { method, url } = call();
    const sent = { ...(method && { method }), ...(url && { url }), headers: person.headers };
    expect([400, 403]).toContain((await api.app.inject(sent)).statusCode);
  });

  test('is refused with a wrong password or an invented link', async () => {
    const wrong = await send(call(), { password: 'not it' });
    expect([wrong.status, wrong.error.details]).toEqual([
      400,
      { password: 'is not your password' },
    ]);
    const invented = await send(call(), { authHash: 'A'.repeat(43) });
    expect([invented.status, Object.keys(invented.error.details)]).toEqual([400, ['authHash']]);
  });

  test('is admitted with the password', async () => {
    const { status } = await send(call(), { password: PASSWORD });
    expect([200, 404, 409]).toContain(status);
  });

  test('needs a code too where two-step sign-in is on', async () => {
    const { secret } = await enableTwoSteps(api, person);
    const none = await send(call());
    expect(Object.keys(none.error.details)).toEqual(['password', 'authHash', 'code']);
    const noCode = await send(call(), { password: PASSWORD });
    expect([noCode.status, noCode.error.code]).toEqual([403, 'proof_needed']);
    expect(Object.keys(noCode.error.details)).toEqual(['code']);
    const wrong = await send(call(), { password: PASSWORD, code: '000000' });
    expect([wrong.status, Object.keys(wrong.error.details)]).toEqual([400, ['code']]);
    api.setNow(NOW + 60);
    const right = await send(call(), { password: PASSWORD, code: codeAt(secret, NOW + 60) });
    expect([200, 404, 409]).toContain(right.status);
  });
});

describe('a mailed link', () => {
  const ask = (who = person, edit = 'email') => send(post('/account/reauth', { edit }), {}, who);
  const linkOf = async (who = person) => {
    const texts = (await mailsOf(api, who.email)).map(({ text }) => text).join();
    return /authHash=([\w-]{43})/.exec(texts)?.[1] ?? '';
  };

  test('proves the owner once, in the session that requested it, for ten minutes', async () => {
    expect((await ask()).status).toBe(200);
    const authHash = await linkOf();
    expect(authHash).toHaveLength(43);
    const payload = { userEmail: person.email, userPassword: PASSWORD };
    const login = await api.app.inject({ method: 'POST', url: '/login', payload });
    const elsewhere = { ...person, headers: { authorization: String(login.json().data.token) } };
    const change = post('/change-email', { email: `new.${person.email}` });
    expect((await send(change, { authHash }, elsewhere)).status).toBe(400);
    const other = await aConfirmedPerson(api);
    expect((await send(change, { authHash }, other)).status).toBe(400);
    api.setNow(NOW + 599);
    expect((await send(change, { authHash })).status).toBe(200);
    expect((await send(post('/account/telegram', {}), { authHash })).status).toBe(400);
  });

  test('expires after ten minutes', async () => {
    await ask();
    const authHash = await linkOf();
    api.setNow(NOW + 601);
    expect((await send(post('/account/telegram', {}), { authHash })).status).toBe(400);
  });

  test('can be used again when the call was refused for another reason', async () => {
    await ask();
    const authHash = await linkOf();
    expect((await send(post('/change-email', { email: 'a@b' }), { authHash })).status).toBe(400);
    const change = post('/change-email', { email: `new.${person.email}` });
    expect((await send(change, { authHash })).status).toBe(200);
  });

  test('of concurrent calls admits one', async () => {
    await ask();
    const authHash = await linkOf();
    const replies = await Promise.all(
      [1, 2, 3].map(() => send(post('/account/telegram', {}), { authHash })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('is only mailed to a confirmed address', async () => {
    const unconfirmed = await aPerson(api);
    const { status, error } = await ask(unconfirmed);
    expect([status, error.message.startsWith('Confirm your email first')]).toEqual([409, true]);
    const none = await send(post('/account/telegram', {}), {}, unconfirmed);
    expect(Object.keys(none.error.details)).toEqual(['password']);
  });

  test('does not work for a session it was not made for, even of the same user', async () => {
    const { db, linkKey } = api.services;
    const secret = linkSecret(linkKey, 'reauth', person.email);
    const userId = await idOf(person);
    await storeLink(db, { kind: 'reauth', secret, userId, email: person.email }, NOW);
    const reply = await send(post('/account/telegram', {}), { authHash: secret });
    expect(reply.status).toBe(400);
  });
});

test('a code is not used up by a call that was refused for another reason', async () => {
  const { secret, recoveryCodes } = await enableTwoSteps(api, person);
  api.setNow(NOW + 60);
  const bad = post('/change-email', { email: 'a@b' });
  const good = (name: string) => post('/change-email', { email: `${name}.${person.email}` });
  for (const code of [codeAt(secret, NOW + 60), recoveryCodes[0]]) {
    const proof = { password: PASSWORD, code };
    expect((await send(bad, proof)).error.details).toHaveProperty('email');
    expect((await send(good(`n${code}`.slice(0, 9)), proof)).status).toBe(200);
    expect((await send(bad, proof)).error.details).toHaveProperty('code');
  }
});

test('a sign-in by a linked account of another site proves the owner for ten minutes', async () => {
  const { hash, headers } = await anArrival(api, { url: person.url });
  const reply = await api.app.inject({
    method: 'POST',
    url: '/social-login',
    payload: { authHash: hash },
    headers,
  });
  const fresh = { ...person, headers: { authorization: String(reply.json().data.token) } };
  expect((await send(post('/account/telegram', {}), {}, fresh)).status).toBe(200);
  api.setNow(NOW + 601);
  const late = await send(post('/account/telegram', {}), {}, fresh);
  expect(Object.keys(late.error.details)).toEqual(['password', 'authHash', 'signIn']);
  // a session that began with the password is no such sign-in, however fresh
  api.setNow(NOW);
  expect((await send(post('/account/telegram', {}))).status).toBe(403);
});

test('whoever may prove what is reported to the settings', async () => {
  const read = async () =>
    (await api.app.inject({ url: '/account/proof', headers: person.headers })).json().data;
  expect(await read()).toEqual({
    hasPassword: true,
    canMail: true,
    canSignInAgain: false,
    isFresh: false,
    needsCode: false,
  });
  await enableTwoSteps(api, person);
  expect(await read()).toMatchObject({ needsCode: true });
});

test('wrong passwords are limited for each account, right ones are not', async () => {
  const call = post('/account/telegram', {});
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await send(call, { password: PASSWORD })).status).toBe(200);
  }
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await send(call, { password: `guess ${attempt}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
  expect(await hashFor(api, person.email, 'confirm-email')).toHaveLength(43);
});
