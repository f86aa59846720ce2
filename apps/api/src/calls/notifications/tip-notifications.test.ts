import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedScore } from '@tipmark/test-kit';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import { notifyOfTips } from '../../people/notifications/notify-of-tips.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

const PATIENCE_MS = 120_000;
const HOUR = 3_600;
const FOLLOWED_TIP = 1;
const NEW_FOLLOWER = 3;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT, config: { PUBLIC_URL: 'https://tipmark.example' } });
  await someTippableMatches(api, 8);
}, PATIENCE_MS);
beforeEach(() => api.setNow(POSTED_AT));
afterAll(() => api.close());

async function store({ url }: Person, values: object): Promise<void> {
  await api.services.db.updateTable('users').set(values).where('url', '=', url).execute();
}

async function confirmed(): Promise<Person> {
  const person = await aPerson(api);
  await store(person, { email_confirmed_at: new Date(0) });
  return person;
}

function call(person: Person, method: 'POST' | 'PUT', url: string, payload: object) {
  return api.app.inject({ method, url, headers: person.headers, payload });
}

const follow = (person: Person, author: Person, isFollow = true) =>
  call(person, 'PUT', '/follow', { tipster_user_url: author.url, is_follow: isFollow });

const turnOff = (person: Person, type: number) =>
  call(person, 'PUT', '/page-profile-notifications', { type, isActive: false });

async function post(author: Person, nth: number, oddType = '1x2.1'): Promise<number> {
  const payload = { odd_type: oddType, stake: 2, description: '' };
  const reply = await call(author, 'POST', `/soccer/events/tips/${100 + nth}/1`, payload);
  return reply.json().data.tip.id;
}

/** Mails except the one that requests a confirmation. */
async function notificationMailsFor({ email }: Person) {
  const mails = await mailsOf(api, email);
  return mails.filter(({ subject }) => !subject.includes('Подтвердите'));
}

test(
  'followers with that notification on are notified of a new tip once by several processes, by mail where an address is confirmed',
  async () => {
    const [author, off, unconfirmed] = [await confirmed(), await confirmed(), await aPerson(api)];
    const followers = [await confirmed(), await confirmed(), await confirmed()];
    for (const person of [off, unconfirmed, ...followers]) await follow(person, author);
    await turnOff(off, FOLLOWED_TIP);
    await notifyOfTips(api.services);
    await post(author, 1);
    const counts = await Promise.all([1, 2, 3].map(() => notifyOfTips(api.services)));
    counts.push(await notifyOfTips(api.services));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(followers.length + 1);
    for (const person of followers) {
      const [mail, ...others] = await notificationMailsFor(person);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`Новый прогноз: ${author.name}, Club 0 — Club 1`);
      expect(mail?.text).toContain('Club 0 — Club 1. Исход: П1, 2.00');
      expect(mail?.text).toContain('https://tipmark.example/Events/101-');
      expect(mail?.text).toMatch(/unsubscribe\?token=[\w-]{43}/);
    }
    for (const person of [off, unconfirmed]) expect(await notificationMailsFor(person)).toEqual([]);
    const noticesOf = async ({ headers }: Person) =>
      (await api.app.inject({ url: '/account/notices', headers })).json().data.notices.length;
    expect([await noticesOf(off), await noticesOf(unconfirmed)]).toEqual([0, 1]);
  },
  PATIENCE_MS,
);

test(
  'only subscribers are notified of a delayed tip, and no one of a tip of a private author',
  async () => {
    const [author, hidden, guest, subscriber] = [
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ];
    await store(subscriber, { subscription_expires_at: new Date((KICK_OFF + HOUR) * 1_000) });
    for (const person of [guest, subscriber]) {
      await follow(person, author);
      await follow(person, hidden);
    }
    const id = await post(author, 2);
    await api.services.db
      .updateTable('tips')
      .set({ delay_salt: 'salt' })
      .where('id', '=', id)
      .execute();
    await post(hidden, 2);
    await store(hidden, { is_private: true });
    await notifyOfTips(api.services);
    expect(await notificationMailsFor(guest)).toEqual([]);
    expect((await notificationMailsFor(subscriber)).map(({ subject }) => subject)).toEqual([
      `Новый прогноз: ${author.name}, Club 0 — Club 2`,
    ]);
  },
  PATIENCE_MS,
);

test(
  'an author is notified of settled tips once, in one mail',
  async () => {
    const author = await confirmed();
    await post(author, 3);
    await post(author, 3, 'ou.u:2.5');
    await notifyOfTips(api.services);
    const settlement = startJob(settlementJob, api.services, (error) => {
      throw error;
    });
    await settlement.idle();
    api.setNow(KICK_OFF + 2 * HOUR);
    await sendFeed(api, [
      aFeedScore('Club 0-Club 3', 2, 1, { seq: 1, status: MATCH_STATUS.finished }),
    ]);
    await settlement.idle();
    await settlement.stop();
    expect(await notifyOfTips(api.services)).toBe(1);
    expect(await notifyOfTips(api.services)).toBe(0);
    const [mail, ...others] = await notificationMailsFor(author);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Рассчитано прогнозов: 2');
    expect(mail?.text).toContain('Club 0 — Club 3. Исход: П1, 2.00: выигрыш, +20,00');
    expect(mail?.text).toContain('меньше 2.5, 1.90: проигрыш, −20,00');
    expect(mail?.text).toContain(`https://tipmark.example/profile/${author.url}`);
  },
  PATIENCE_MS,
);

test(
  'an author is notified of a new follower once, however often they follow and unfollow',
  async () => {
    const [author, quiet, follower] = [await confirmed(), await confirmed(), await confirmed()];
    await turnOff(quiet, NEW_FOLLOWER);
    for (const isFollow of [true, true, false, true]) await follow(follower, author, isFollow);
    await follow(follower, quiet);
    const [mail, ...others] = await notificationMailsFor(author);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Новый подписчик: ${follower.name}`);
    expect(mail?.text).toContain(`https://tipmark.example/profile/${follower.url}`);
    expect(await notificationMailsFor(quiet)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'followers are not notified of an old tip, and it is not checked again',
  async () => {
    const [author, follower] = [await confirmed(), await confirmed()];
    await follow(follower, author);
    const id = await post(author, 4);
    await api.services.db
      .updateTable('tips')
      .set({ created_at: new Date((POSTED_AT - 7 * HOUR) * 1_000) })
      .where('id', '=', id)
      .execute();
    expect(await notifyOfTips(api.services)).toBe(0);
    const { seq } = await api.services.db
      .selectFrom('told_tips')
      .select('seq')
      .where('kind', '=', 1)
      .executeTakeFirstOrThrow();
    expect(seq).toBeGreaterThanOrEqual(id);
    expect(await notificationMailsFor(follower)).toEqual([]);
  },
  PATIENCE_MS,
);
