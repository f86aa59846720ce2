import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { digestOf } from '../sessions/session-token.ts';
import { anArrival } from '../sign-ins/testing/arrivals.ts';
import { aPerson, mailsOf, PASSWORD, type Person } from '../testing/people.ts';
import { enableTwoSteps, startTwoSteps } from '../testing/two-steps.ts';
import { codeAt } from './time-codes.ts';

const MINUTE = 60;

let api: TestApi;
let now = 1_795_262_400;

beforeAll(async () => {
  api = await createTestApi({ now });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => wait(2 * MINUTE));

function wait(seconds: number): void {
  now += seconds;
  api.setNow(now);
}

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, person?: Person) {
  return api.app.inject({
    method,
    url,
    headers: { 'accept-language': 'en', ...person?.headers },
    ...(payload && { payload }),
  });
}

const login = ({ email }: Person, code?: string, userPassword = PASSWORD) =>
  call('POST', '/login', { userEmail: email, userPassword, ...(code !== undefined && { code }) });

const stateOf = async (person: Person) =>
  (await call('GET', '/account/totp', undefined, person)).json().data;

async function userIdOf({ url }: Person): Promise<number> {
  const users = api.services.db.selectFrom('users').select('id').where('url', '=', url);
  return (await users.executeTakeFirstOrThrow()).id;
}

describe('turning it on', () => {
  test('a secret that was only shown does not turn it on, and is stored sealed', async () => {
    const person = await aPerson(api);
    const reply = await call('POST', '/account/totp', { password: PASSWORD }, person);
    const { secret, uri, qr } = reply.json().data;
    expect(uri).toContain(secret);
    expect(qr).toMatch(/^<svg /);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(await stateOf(person)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login(person)).statusCode).toBe(200);
    const rows = await api.services.db.selectFrom('totp_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('needs the password, and a current code of the secret', async () => {
    const person = await aPerson(api);
    const guessed = await call('POST', '/account/totp', { password: 'not mine' }, person);
    expect([guessed.statusCode, guessed.json().error.details]).toEqual([
      400,
      { password: 'is not your password' },
    ]);
    for (const code of ['', '12345', 'ABCDE-FGHIJ']) {
      const noCode = await call('PUT', '/account/totp', { code }, person);
      expect([noCode.statusCode, Object.keys(noCode.json().error.details)]).toEqual([
        400,
        ['code'],
      ]);
    }
    expect((await call('PUT', '/account/totp', { code: '123456' }, person)).statusCode).toBe(409);
    const secret = await startTwoSteps(api, person);
    const old = codeAt(secret, now - 90);
    const refused = await call('PUT', '/account/totp', { code: old }, person);
    expect(Object.keys(refused.json().error.details)).toEqual(['code']);
    wait(2 * 3_600);
    const late = await call('PUT', '/account/totp', { code: codeAt(secret, now) }, person);
    expect(late.statusCode).toBe(409);
    expect(await stateOf(person)).toMatchObject({ isOn: false });
  });

  test('ends every other session and the sign-in of the former site', async () => {
    const person = await aPerson(api);
    const { token } = (await login(person)).json().data;
    const legacy = { value_hash: digestOf('old-value'), user_id: await userIdOf(person) };
    await api.services.db.insertInto('legacy_auth').values(legacy).execute();
    const { recoveryCodes } = await enableTwoSteps(api, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(person)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const elsewhere = await api.app.inject({
      url: '/account/totp',
      headers: { authorization: token },
    });
    expect(elsewhere.statusCode).toBe(401);
    expect((await call('GET', '/user-info/old-value')).statusCode).toBe(404);
  });

  test('a secret in use is neither shown nor replaced', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const proof = { password: PASSWORD, code: codeAt(secret, now) };
    const again = await call('POST', '/account/totp', proof, person);
    expect([again.statusCode, again.json().error.message]).toEqual([
      409,
      'Two-step sign-in is already on.',
    ]);
    expect((await login(person, codeAt(secret, now))).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  test('requires the code, and gives no session until then', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const requested = await login(person);
    expect([requested.statusCode, requested.json().error.code]).toEqual([401, 'code_required']);
    expect(requested.cookies.map(({ name }) => name)).not.toContain('token');
    const wrongPassword = await login(person, codeAt(secret, now), 'not mine');
    expect(wrongPassword.json().error.code).toBe('unauthorized');
    const wrongCode = await login(person, codeAt(secret, now - 120));
    expect([wrongCode.statusCode, wrongCode.json().error.details]).toEqual([
      400,
      { code: 'is wrong or has already been used' },
    ]);
    const code = codeAt(secret, now);
    const right = await login(person, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(right.statusCode).toBe(200);
    expect(right.cookies.map(({ name }) => name)).toContain('token');
  });

  test('a code works once, and codes before it no longer work', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const code = codeAt(secret, now);
    const racing = await Promise.all([login(person, code), login(person, code)]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await login(person, codeAt(secret, now - 30))).statusCode).toBe(400);
    expect((await login(person, codeAt(secret, now + 30))).statusCode).toBe(200);
  });

  test('a recovery code works once, however it is typed', async () => {
    const person = await aPerson(api);
    const { recoveryCodes } = await enableTwoSteps(api, person);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const racing = await Promise.all([login(person, typed), login(person, typed)]);
    expect(racing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await login(person, second)).statusCode).toBe(200);
    expect((await login(await aPerson(api), second)).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual({ isOn: true, recoveryCodesLeft: 8 });
    const stored = await api.services.db.selectFrom('totp_recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[2]);
  });

  test('guesses are limited by account, and the guesser learns when to retry', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await login(person, String(100_000 + guess))).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await login(person, codeAt(secret, now));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    wait(3_600);
    expect((await login(person, codeAt(secret, now))).statusCode).toBe(200);
  });

  test('through a social network requires the code, too, with the same hash', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const { hash, headers } = await anArrival(api, { url: person.url });
    const enter = (payload: object) =>
      api.app.inject({ method: 'POST', url: '/social-login', headers, payload });
    const requested = await enter({ authHash: hash });
    expect(requested.json().error.code).toBe('code_required');
    const payload = { authHash: hash, code: codeAt(secret, now) };
    expect((await enter(payload)).statusCode).toBe(200);
  });
});

describe('new recovery codes', () => {
  const renew = (person: Person, payload: object) =>
    call('POST', '/account/totp/recovery-codes', payload, person);

  test('replace all former ones, and the owner is notified by email', async () => {
    const person = await aPerson(api);
    const { secret, recoveryCodes: former } = await enableTwoSteps(api, person);
    expect((await login(person, former[0])).statusCode).toBe(200);
    wait(MINUTE);
    const answer = await renew(person, { password: PASSWORD, code: codeAt(secret, now) });
    const { recoveryCodes } = answer.json().data;
    expect(new Set([...former, ...recoveryCodes]).size).toBe(20);
    expect(await stateOf(person)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await login(person, former[1])).statusCode).toBe(400);
    expect((await login(person, recoveryCodes[0])).statusCode).toBe(200);
    const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /New recovery codes for Tipmark|Новые коды восстановления на Tipmark/,
        ),
      ]),
    );
  });

  test('need the password and a code, and two-step sign-in to be on', async () => {
    const person = await aPerson(api);
    expect((await renew(person, { password: PASSWORD, code: '000000' })).statusCode).toBe(409);
    const { secret, recoveryCodes } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const code = codeAt(secret, now);
    expect((await renew(person, { password: 'not mine', code })).statusCode).toBe(400);
    expect((await renew(person, { password: PASSWORD, code: '000000' })).statusCode).toBe(400);
    expect((await login(person, recoveryCodes[0])).statusCode).toBe(200);
  });

  test('requested concurrently, only one set of them works', async () => {
    const person = await aPerson(api);
    const { recoveryCodes: former } = await enableTwoSteps(api, person);
    const answers = await Promise.all(
      former.slice(0, 4).map((code) => renew(person, { password: PASSWORD, code })),
    );
    const sets = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json().data.recoveryCodes as string[]);
    expect(sets.length).toBeGreaterThan(0);
    expect(await stateOf(person)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const statuses = await Promise.all(
      sets.map(async ([code]) => (await login(person, code)).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('turning it off', () => {
  test('needs the password and a code', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const code = codeAt(secret, now);
    const off = (payload: object) => call('POST', '/account/totp/off', payload, person);
    expect((await off({ password: 'not mine', code })).statusCode).toBe(400);
    expect((await off({ code })).statusCode).toBe(403);
    const noCode = (await off({ password: PASSWORD, code: '' })).json().error;
    expect([noCode.code, Object.keys(noCode.details)]).toEqual(['proof_needed', ['code']]);
    expect((await off({ password: PASSWORD, code: '000000' })).statusCode).toBe(400);
    expect(await stateOf(person)).toMatchObject({ isOn: true });
    expect((await off({ password: PASSWORD, code })).statusCode).toBe(200);
    expect(await stateOf(person)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await login(person)).statusCode).toBe(200);
  });

  test('notifies the owner by email, as turning it on does', async () => {
    const person = await aPerson(api);
    const { secret } = await enableTwoSteps(api, person);
    wait(MINUTE);
    const payload = { password: PASSWORD, code: codeAt(secret, now) };
    await call('POST', '/account/totp/off', payload, person);
    const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Two-step sign-in on Tipmark is off'),
        expect.stringMatching(
          /Two-step sign-in on Tipmark is on|Двухэтапный вход на Tipmark включён/,
        ),
      ]),
    );
  });

  test('of several requests, the one that turned it off sends the letter', async () => {
    const person = await aPerson(api);
    const { recoveryCodes } = await enableTwoSteps(api, person);
    const payload = { password: PASSWORD, code: recoveryCodes[0] };
    const off = () => call('POST', '/account/totp/off', payload, person);
    expect([(await off()).statusCode, (await off()).statusCode]).toEqual([200, 200]);
    const subjects = (await mailsOf(api, person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('is off'))).toHaveLength(1);
  });

  test('deleting the account deletes its key and recovery codes', async () => {
    const person = await aPerson(api);
    const { recoveryCodes } = await enableTwoSteps(api, person);
    const id = await userIdOf(person);
    const proof = { password: PASSWORD, code: recoveryCodes[0] };
    const gone = await call('POST', '/account/delete', proof, person);
    expect(gone.statusCode).toBe(200);
    for (const table of ['totp_keys', 'totp_recovery_codes'] as const) {
      const rows = api.services.db.selectFrom(table).selectAll().where('user_id', '=', id);
      expect(await rows.execute()).toEqual([]);
    }
  });
});
