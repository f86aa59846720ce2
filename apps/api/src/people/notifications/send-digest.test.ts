import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson, hashFor, mailsOf, type Person } from '../account/testing/people.ts';
import { sendDigest } from './send-digest.ts';

/** 2026-11-23 is a Monday. */
const MONDAY = 1_795_392_000;
const HOUR = 3_600;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: MONDAY - 48 * HOUR });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.setNow(MONDAY - 48 * HOUR));

async function aReader(type: number, timezone: string): Promise<Person> {
  const person = await aPerson(api);
  const hash = await hashFor(api, person.email, 'confirm-email');
  await api.app.inject(`/confirm-email/${hash}`);
  await api.app.inject({
    method: 'PUT',
    url: '/page-profile-notifications',
    headers: person.headers,
    payload: { type, isActive: true },
  });
  await api.services.db
    .updateTable('users')
    .set({ timezone })
    .where('url', '=', person.url)
    .execute();
  return person;
}

const digestsOf = async ({ email }: Person) =>
  (await mailsOf(api, email)).filter(({ subject }) => /Ваша неделя/.test(subject));

test('a digest is sent once a week, on Monday morning in the time zone of its reader', async () => {
  const [moscow, tokyo, other] = [
    await aReader(9, 'Europe/Moscow'),
    await aReader(9, 'Asia/Tokyo'),
    await aReader(8, 'Europe/Moscow'),
  ];
  await api.app.inject({
    method: 'PUT',
    url: '/follow',
    headers: other.headers,
    payload: { tipster_user_url: moscow.url, is_follow: true },
  });
  api.setNow(MONDAY + HOUR);
  await Promise.all([sendDigest(api.services), sendDigest(api.services)]);
  expect(await digestsOf(tokyo)).toHaveLength(1);
  expect(await digestsOf(moscow)).toHaveLength(0);
  api.setNow(MONDAY + 7 * HOUR);
  await sendDigest(api.services);
  await sendDigest(api.services);
  const [digest, ...more] = await digestsOf(moscow);
  expect(more).toEqual([]);
  expect(digest?.text).toContain('Новых подписчиков: 1.');
  expect(await digestsOf(tokyo)).toHaveLength(1);
  expect(await digestsOf(other)).toHaveLength(0);
  api.setNow(MONDAY + 168 * HOUR + 7 * HOUR);
  await sendDigest(api.services);
  expect(await digestsOf(moscow)).toHaveLength(2);
});

test('a time zone that nobody knows counts as the default, beside readers with others', async () => {
  const zones = ['Mars/Olympus', 'Asia/Tokyo', 'Europe/Moscow', ''] as const;
  const readers: Person[] = [];
  for (const zone of zones) readers.push(await aReader(9, zone));
  const counts = async () => {
    const found: number[] = [];
    for (const reader of readers) found.push((await digestsOf(reader)).length);
    return found;
  };
  api.setNow(MONDAY + HOUR);
  await sendDigest(api.services);
  expect(await counts()).toEqual([0, 1, 0, 0]);
  api.setNow(MONDAY + 7 * HOUR);
  await sendDigest(api.services);
  expect(await counts()).toEqual([1, 1, 1, 1]);
});

test('site news is sent once to users who want it, and only by requests from this machine', async () => {
  const [reader, other] = [await aReader(8, 'Europe/Moscow'), await aReader(9, 'Europe/Moscow')];
  const payload = {
    id: 'new-scanner',
    title: { ru: 'Новый сканер', en: 'A new scanner' },
    text: { ru: 'Он быстрее.', en: 'It is faster.' },
  };
  const send = (headers: Record<string, string>) =>
    api.app.inject({ method: 'POST', url: '/moderation/news', headers, payload });
  const key = { authorization: api.services.operatorKey };
  expect((await send({ authorization: 'wrong' })).statusCode).toBe(401);
  expect((await send({ ...key, 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  expect((await send(key)).statusCode).toBe(200);
  await send(key);
  const mails = (await mailsOf(api, reader.email)).filter(({ subject }) =>
    /Новый сканер/.test(subject),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Он быстрее.');
  expect((await mailsOf(api, other.email)).some(({ subject }) => /сканер/.test(subject))).toBe(
    false,
  );
});
