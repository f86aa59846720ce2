import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aConfirmedPerson, aPerson, hashFor, PASSWORD } from '../account/testing/people.ts';
import { mailboxOf } from './trial-mailboxes.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

test.each([
  ['ann+trial2@post.example', 'ann@post.example'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['ann-lee@ya.ru', 'ann.lee@yandex.ru'],
  ['a.n.n@post.example', 'a.n.n@post.example'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

async function startTrial(headers: Record<string, string>): Promise<number> {
  const payload = { subscriptionType: 1 };
  const url = '/change-subscription';
  return (await api.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

async function register(userEmail: string, userName: string) {
  const payload = { userEmail, userPassword: PASSWORD, userName };
  const reply = await api.app.inject({ method: 'POST', url: '/register', payload });
  const headers = { authorization: String(reply.json().data.token) };
  await api.app.inject(`/confirm-email/${await hashFor(api, userEmail, 'confirm-email')}`);
  return headers;
}

test('a mailbox has one trial, whatever its address or account', async () => {
  const person = await aConfirmedPerson(api);
  expect(await startTrial(person.headers)).toBe(200);
  const tagged = person.email.replace('@', '+more@');
  expect(await startTrial(await register(tagged, 'Somebody Tagged'))).toBe(409);
  const { headers } = person;
  const payload = { password: PASSWORD };
  await api.app.inject({ method: 'POST', url: '/account/delete', headers, payload });
  expect(await startTrial(await register(person.email, 'Somebody Again'))).toBe(409);
  const other = await aPerson(api);
  await api.app.inject(`/confirm-email/${await hashFor(api, other.email, 'confirm-email')}`);
  expect(await startTrial(other.headers)).toBe(200);
});

test('its address is stored as a keyed digest only', async () => {
  const rows = await api.services.db.selectFrom('trial_mailboxes').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.mailbox_hash).toMatch(/^[0-9a-f]{64}$/);
});
