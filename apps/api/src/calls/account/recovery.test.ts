import { sql } from 'kysely';
import {
  aPerson,
  hashFor,
  mailsOf,
  PASSWORD,
  type Person,
} from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const HOUR = 3_600;
const NEW_PASSWORD = 'a new harbour at noon';

let api: TestApi;
let olga: Person;
/** Every test runs on a separate day, so that it does not reach a limit. */
let now = NOW;

beforeAll(async () => {
  api = await createTestApi({ now });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  now += 24 * HOUR;
  api.setNow(now);
  olga = await aPerson(api);
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });

const request = (userEmail: string) => post('/send-pass-recovery-message', { userEmail });

async function recoveryOf(person: Person): Promise<string> {
  await request(person.email);
  return hashFor(api, person.email, 'recover-password');
}

const recover = (passRecoveryHash: string, password = NEW_PASSWORD) =>
  post('/recover-password', { passRecoveryHash, password, passwordConfirmation: password });

const isValid = async (hash: string) =>
  (await api.app.inject(`/recover-password/${hash}`)).statusCode === 200;

async function signsInWith(person: Person, userPassword: string): Promise<boolean> {
  const reply = await post('/login', { userEmail: person.email, userPassword });
  return reply.statusCode === 200;
}

test('recovery replaces the password, ends every session and notifies the owner', async () => {
  const hash = await recoveryOf(olga);
  expect(await isValid(hash)).toBe(true);
  expect(await isValid(hash)).toBe(true);
  const reply = await recover(hash);
  const remaining = { browsers: 0, hasTelegram: false, hasTwoSteps: false, signIns: [] };
  expect(reply.json()).toEqual({ data: { remaining } });
  expect(await signsInWith(olga, PASSWORD)).toBe(false);
  expect(await signsInWith(olga, NEW_PASSWORD)).toBe(true);
  const old = await api.app.inject({ url: '/page-profile-notifications', headers: olga.headers });
  expect(old.statusCode).toBe(401);
  const subjects = (await mailsOf(api, olga.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Пароль на Tipmark изменён');
});

test('of concurrent uses of one recovery link one succeeds', async () => {
  const hash = await recoveryOf(olga);
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) => recover(hash, `${NEW_PASSWORD} ${index}`)),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([200, ...Array(5).fill(404)]);
  expect(await isValid(hash)).toBe(false);
});

test('a recovery link expires after an hour, with a newer link and with a change of address', async () => {
  const first = await recoveryOf(olga);
  api.setNow(now + 1);
  const second = await recoveryOf(olga);
  expect(second).not.toBe(first);
  expect((await recover(first)).statusCode).toBe(404);
  expect(await isValid(second)).toBe(true);
  api.setNow(now + HOUR + 1);
  expect((await recover(second)).json().error).toEqual({
    code: 'not_found',
    message: 'Ссылка не подходит, устарела или уже использована. Запросите новую.',
  });
  api.setNow(now + 2 * HOUR);
  const third = await recoveryOf(olga);
  const moved = `moved.${olga.email}`;
  await post('/change-email', { email: moved, password: PASSWORD }, olga.headers);
  await api.app.inject(`/confirm-email/${await hashFor(api, moved, 'confirm-email')}`);
  expect((await recover(third)).statusCode).toBe(404);
});

test('a rejected new password does not use up the link', async () => {
  const hash = await recoveryOf(olga);
  const payload = {
    passRecoveryHash: hash,
    password: 'password1',
    passwordConfirmation: 'password2',
  };
  const reply = await post('/recover-password', payload, { 'accept-language': 'en' });
  expect(reply.json().error.details).toEqual({
    password: 'is too easy to guess. Use 15 characters or more',
    passwordConfirmation: 'the passwords do not match',
  });
  expect(await isValid(hash)).toBe(true);
});

test('an invalid password is reported before an invalid link, one too similar to its owner’s data after it', async () => {
  const bad = { passRecoveryHash: 'A'.repeat(43), password: NEW_PASSWORD };
  const two = await post('/recover-password', { ...bad, passwordConfirmation: 'another one' });
  expect([two.statusCode, Object.keys(two.json().error.details)]).toEqual([
    400,
    ['passwordConfirmation'],
  ]);
  const short = await recover(bad.passRecoveryHash, 'short');
  expect(Object.keys(short.json().error.details)).toEqual(['password']);
  expect((await recover(bad.passRecoveryHash)).statusCode).toBe(404);
  // a password too similar to its owner's data is reported once the link is found to be theirs
  const personal = await recover(await recoveryOf(olga), `${olga.email.split('@', 1)[0]} 77`);
  expect(Object.keys(personal.json().error.details)).toEqual(['password']);
});

test('recovery of an unknown address is answered identically and sends no mail', async () => {
  const strip = ({ statusCode, body, headers }: Awaited<ReturnType<typeof request>>) => {
    const { date: _date, 'x-request-id': _id, 'set-cookie': _cookie, ...rest } = headers;
    return { statusCode, body, rest };
  };
  const known = await request(olga.email);
  const unknown = await request('nobody.at.all@example.com');
  expect(strip(unknown)).toEqual(strip(known));
  expect(await mailsOf(api, 'nobody.at.all@example.com')).toEqual([]);
  expect(await mailsOf(api, olga.email)).not.toEqual([]);
});

test('recovery is limited to three requests an hour for an address, known or not', async () => {
  for (const mail of [olga.email, 'nobody.again@example.com']) {
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      statuses.push((await request(mail)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test('an address with a line break is refused', async () => {
  const reply = await request('olga@example.com\r\nBcc: everybody@example.com');
  expect(reply.statusCode).toBe(400);
});

test('a confirmation link can be used repeatedly until it expires and does not sign in', async () => {
  const hash = await hashFor(api, olga.email, 'confirm-email');
  const confirm = () => api.app.inject(`/confirm-email/${hash}`);
  const replies = await Promise.all([confirm(), confirm(), confirm()]);
  for (const reply of replies) {
    expect(reply.json()).toEqual({ data: { isConfirmed: true } });
    expect(reply.headers['set-cookie'] ?? '').not.toContain('user_url');
  }
  const resend = await post('/resend-email-confirmation-message', {}, olga.headers);
  expect(resend.statusCode).toBe(409);
  api.setNow(now + 73 * HOUR);
  expect((await confirm()).statusCode).toBe(404);
});

test('a confirmation link confirms only the address it was sent to', async () => {
  const hash = await hashFor(api, olga.email, 'confirm-email');
  const confirm = async (link: string) =>
    (await api.app.inject(`/confirm-email/${link}`)).statusCode;
  const payload = { email: `later.${olga.email}`, password: PASSWORD };
  await post('/change-email', payload, olga.headers);
  // until then the former address is in force
  expect(await confirm(hash)).toBe(200);
  const next = await hashFor(api, `later.${olga.email}`, 'confirm-email');
  expect(await confirm(next)).toBe(200);
  expect(await confirm(hash)).toBe(404);
  const mails = await mailsOf(api, olga.email);
  expect(mails.map(({ subject }) => subject)).toContain('Почта на Tipmark изменена');
});

test.each(['/confirm-email/', '/recover-password/'])(
  '%s with a hash of another kind or garbage is 404 or 400',
  async (path) => {
    const recovery = await recoveryOf(olga);
    const wrongKind = path === '/confirm-email/' ? recovery : 'A'.repeat(43);
    for (const hash of [wrongKind, '0', "' or 1=1", '%00', 'я'.repeat(20)]) {
      const reply = await api.app.inject(`${path}${encodeURIComponent(hash)}`);
      expect([400, 404]).toContain(reply.statusCode);
    }
  },
);

test('the database contains no tokens, passwords or link secrets', async () => {
  // A transport that delivers mails leaves no rendered ones in the table.
  await recoveryOf(olga);
  const secrets = [
    olga.token,
    PASSWORD,
    await hashFor(api, olga.email, 'recover-password'),
    await hashFor(api, olga.email, 'confirm-email'),
  ];
  await api.services.db.updateTable('outbox').set({ rendered: null }).execute();
  for (const table of ['users', 'sessions', 'auth_hashes', 'legacy_auth', 'outbox']) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(api.services.db);
    const text = rows.map(({ row }) => row).join('\n');
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test('tokens, passwords and link secrets are not logged', async () => {
  const hash = await recoveryOf(olga);
  await recover(hash);
  const log = JSON.stringify(api.log);
  for (const secret of [hash, NEW_PASSWORD, olga.token]) expect(log).not.toContain(secret);
});
