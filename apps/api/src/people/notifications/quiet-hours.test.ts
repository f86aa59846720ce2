import type { OutgoingMail } from '../../platform/outbox/mail-transport.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson, type Person } from '../account/testing/people.ts';
import { workOutbox } from '../mails/work-outbox.ts';

/** 2026-11-21 22:00 UTC. */
const NOW = 1_795_298_400;
const HOUR = 3_600;

let api: TestApi;
const mailed: OutgoingMail[] = [];
const transport = {
  isCarrying: true,
  send: async (mail: OutgoingMail) => void mailed.push(mail),
  close() {},
};

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  api.setNow(NOW);
  mailed.length = 0;
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, by: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url,
    headers: by.headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function aReader(timezone: string): Promise<Person> {
  const person = await aPerson(api);
  const values = { email_confirmed_at: new Date(0), timezone };
  await api.services.db.updateTable('users').set(values).where('url', '=', person.url).execute();
  await workOutbox({ services: api.services, transport });
  mailed.length = 0;
  return person;
}

const setHours = (person: Person, quietFrom: string | null, quietTo: string | null) =>
  call('PUT', '/account/quiet-hours', person, { quietFrom, quietTo });
const followedBy = async (person: Person) =>
  call('PUT', '/follow', await aPerson(api), { tipster_user_url: person.url, is_follow: true });
const work = () => workOutbox({ services: api.services, transport });
const mailsTo = ({ email }: Person) => mailed.filter(({ to }) => to === email);

test('in quiet hours a notice is shown at once, and its letter is sent once when they end', async () => {
  const [moscow, tokyo] = [await aReader('Europe/Moscow'), await aReader('Asia/Tokyo')];
  for (const person of [moscow, tokyo]) {
    const { data } = await setHours(person, '23:30', '06:15');
    expect(data).toMatchObject({ quietFrom: '23:30', quietTo: '06:15' });
    await followedBy(person);
  }
  await work();
  // it is 01:00 in Moscow and 07:00 in Tokyo
  expect(mailsTo(moscow)).toEqual([]);
  expect(mailsTo(tokyo)).toHaveLength(1);
  expect((await call('GET', '/account/notices', moscow)).data.unread).toBe(1);
  api.setNow(NOW + 5 * HOUR + 14 * 60);
  await work();
  expect(mailsTo(moscow)).toEqual([]);
  api.setNow(NOW + 5 * HOUR + 15 * 60);
  await work();
  await work();
  expect(mailsTo(moscow)).toHaveLength(1);
  expect((await call('GET', '/account/notices', moscow)).data.notices).toHaveLength(1);
  const rows = await api.services.db
    .selectFrom('outbox')
    .select(['attempts', 'status'])
    .where('recipient', '=', moscow.email)
    .where('kind', '=', 'new_follower')
    .execute();
  expect(rows).toEqual([{ attempts: 1, status: 'sent' }]);
});

test('letters about the account do not wait for the end of quiet hours', async () => {
  const person = await aReader('Europe/Moscow');
  await setHours(person, '00:00', '23:59');
  await call('POST', '/send-pass-recovery-message', person, { userEmail: person.email });
  await work();
  expect(mailsTo(person)).toHaveLength(1);
});

test('quiet hours can be turned off, and incomplete or invalid ones are refused', async () => {
  const person = await aReader('Europe/Moscow');
  await setHours(person, '00:00', '23:59');
  const off = await setHours(person, null, null);
  expect(off.data).toMatchObject({ quietFrom: null, quietTo: null });
  await followedBy(person);
  await work();
  expect(mailsTo(person)).toHaveLength(1);
  for (const [from, to, field] of [
    ['23:00', null, 'quietTo'],
    [null, '08:00', 'quietFrom'],
    ['08:00', '08:00', 'quietTo'],
    ['25:00', '08:00', 'quietFrom'],
  ] as const) {
    const refused = await setHours(person, from, to);
    expect(refused).toMatchObject({ status: 400, error: { code: 'validation' } });
    expect(Object.keys(refused.error.details)).toEqual([field]);
  }
});
