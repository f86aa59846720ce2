import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import { matchNotificationJob } from '../../people/notifications/match-notification-job.ts';
import {
  findMoment,
  lockListeners,
} from '../../people/notifications/match-notification-queries.ts';
import { notifyOfMatch } from '../../people/notifications/notify-of-match.ts';
import { matchOf } from '../../people/notifications/testing/notification-calls.ts';
import { enterStatementScope } from '../../platform/database/statement-count.ts';
import { tx } from '../../platform/database/tx.ts';
import type { RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  KICK_OFF,
  OPENING,
  POSTED_AT,
  sendPrices,
  someTippableMatches,
} from '../../testing/tips.ts';

const PATIENCE_MS = 120_000;
const COUNT = 12;

let api: TestApi;
let notifier: RunningJob;
let nextMatch = 1;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT, config: { PUBLIC_URL: 'https://tipmark.example' } });
  await someTippableMatches(api, COUNT);
  notifier = startJob(matchNotificationJob, api.services, (error) => {
    throw error;
  });
}, PATIENCE_MS);
afterAll(async () => {
  await notifier.stop();
  await api.close();
});

async function confirmed(): Promise<Person> {
  const person = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .where('url', '=', person.url)
    .execute();
  return person;
}

async function call(
  person: Person,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = { ...person.headers, 'accept-language': 'en' };
  const options = payload === undefined ? {} : { payload };
  const reply = await api.app.inject({ method, url, headers, ...options });
  return { status: reply.statusCode, ...reply.json() };
}

const urlOf = (id: number) => `/soccer-match-notifications/${id}`;

/** A separate match: its id and its key at the source. */
function aMatch() {
  const nth = nextMatch;
  nextMatch += 1;
  return { id: 100 + nth, key: `Club 0-Club ${nth}` };
}

async function play(key: string, seq: number, home: number, away: number, more: object = {}) {
  await sendFeed(api, [aFeedScore(key, home, away, { seq, status: MATCH_STATUS.live, ...more })]);
  await notifier.idle();
}

async function notificationMailsFor({ email }: Person) {
  const mails = await mailsOf(api, email);
  return mails.filter(({ text }) => text.includes('/Events/'));
}

test('notifications of a match default to start, score and final; they are saved, read and turned off', async () => {
  const olga = await aPerson(api);
  const { id } = aMatch();
  const before = { options: [2, 3, 6], isActive: false, isEmailConfirmed: false };
  expect((await call(olga, 'GET', urlOf(id))).data).toEqual(before);
  const saved = await call(olga, 'POST', urlOf(id), { options: [7, 2, 7] });
  expect(saved.data).toEqual({ options: [2, 7], isActive: true, isEmailConfirmed: false });
  expect((await call(olga, 'GET', urlOf(id))).data).toEqual(saved.data);
  expect((await call(olga, 'GET', '/match-notifications')).data).toEqual({ matchIds: [id] });
  expect((await call(await aPerson(api), 'GET', '/match-notifications')).data.matchIds).toEqual([]);
  expect((await call(olga, 'DELETE', urlOf(id))).data).toEqual(before);
  expect((await call(olga, 'DELETE', urlOf(id))).status).toBe(200);
});

test.each([
  [{ options: [] }, 'options'],
  [{ options: [8] }, 'options.0'],
  [{ options: 'all' }, 'options'],
])('notification options %j are refused', async (payload, field) => {
  const { status, error } = await call(await aPerson(api), 'POST', urlOf(101), payload);
  expect([status, Object.keys(error.details)]).toEqual([400, [field]]);
});

test('a match of another sport and an unknown match are not found', async () => {
  const olga = await aPerson(api);
  for (const url of [
    urlOf(99_999),
    '/hockey-match-notifications/101',
    '/tennis-match-notifications/101',
  ]) {
    expect((await call(olga, 'GET', url)).status).toBe(404);
    expect((await call(olga, 'POST', url, {})).status).toBe(404);
    expect((await call(olga, 'DELETE', url)).status).toBe(404);
  }
  const hockey = await matchOf(api, 'hockey');
  expect((await call(olga, 'POST', `/hockey-match-notifications/${hockey}`, {})).status).toBe(200);
  const tennis = await matchOf(api, 'tennis');
  expect((await call(olga, 'POST', `/tennis-match-notifications/${tennis}`, {})).status).toBe(200);
});

test(
  'start, goals and end of a match are each sent once to every user who chose them',
  async () => {
    const { id, key } = aMatch();
    const [olga, ivan, cards] = [await confirmed(), await confirmed(), await confirmed()];
    await call(olga, 'POST', urlOf(id), {});
    await call(ivan, 'POST', urlOf(id), { options: [6] });
    await call(cards, 'POST', urlOf(id), { options: [4, 5] });
    await play(key, 1, 0, 0);
    await play(key, 2, 1, 0);
    await play(key, 2, 1, 0);
    await play(key, 3, 1, 0, { state: 'HT' });
    await play(key, 4, 1, 1);
    await play(key, 5, 1, 1, { status: MATCH_STATUS.finished });
    await notifyOfMatch(api.services, id);
    const subjects = (await notificationMailsFor(olga)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual(
      [
        `Club 0 — Club ${id - 100}: Матч начался`,
        `Club 0 — Club ${id - 100}: Гол, Club 0. Счёт 1:0`,
        `Club 0 — Club ${id - 100}: Гол, Club ${id - 100}. Счёт 1:1`,
        `Club 0 — Club ${id - 100}: Матч завершён. 1:1`,
      ].toSorted(),
    );
    expect((await notificationMailsFor(ivan)).map(({ subject }) => subject)).toEqual([
      `Club 0 — Club ${id - 100}: Матч завершён. 1:1`,
    ]);
    expect((await call(olga, 'POST', urlOf(id), {})).status).toBe(409);
    const [mail] = await notificationMailsFor(ivan);
    expect(mail?.text).toMatch(new RegExp(`https://tipmark.example/Events/${id}-`));
    expect(mail?.text).toMatch(/unsubscribe\?token=[\w-]{43}/);
  },
  PATIENCE_MS,
);

test(
  'a price move of ten percent before the start is sent, a smaller one is not',
  async () => {
    const { id, key } = aMatch();
    const olga = await confirmed();
    await call(olga, 'POST', urlOf(id), { options: [7] });
    await sendPrices(api, key, { ...OPENING, '1x2.1': 1_950 }, POSTED_AT - 500);
    await notifier.idle();
    expect(await notificationMailsFor(olga)).toEqual([]);
    await sendPrices(api, key, { ...OPENING, '1x2.1': 1_800 }, POSTED_AT - 400);
    await notifier.idle();
    const [mail, ...others] = await notificationMailsFor(olga);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('с 2.00 на 1.80');
  },
  PATIENCE_MS,
);

test(
  'no mail is sent to users who turned it off, have no confirmed address or unsubscribed',
  async () => {
    const { id, key } = aMatch();
    const [off, unconfirmed, clicked] = [await confirmed(), await aPerson(api), await confirmed()];
    for (const person of [off, unconfirmed, clicked]) await call(person, 'POST', urlOf(id), {});
    const type = { type: 5, isActive: false };
    await api.app.inject({
      method: 'PUT',
      url: '/page-profile-notifications',
      headers: off.headers,
      payload: type,
    });
    await play(key, 1, 0, 0);
    expect(await notificationMailsFor(off)).toEqual([]);
    expect(await notificationMailsFor(unconfirmed)).toEqual([]);
    const [mail] = await notificationMailsFor(clicked);
    const [, token = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const one = await api.app.inject({ method: 'POST', url: `/unsubscribe/one-click/${token}` });
    expect(one.statusCode).toBe(200);
    await play(key, 2, 1, 0);
    expect(await notificationMailsFor(clicked)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test(
  'several processes notify each user once',
  async () => {
    const { id, key } = aMatch();
    const people = await Promise.all(Array.from({ length: 12 }, () => confirmed()));
    for (const person of people) await call(person, 'POST', urlOf(id), { options: [2] });
    await notifier.stop();
    await sendFeed(api, [aFeedScore(key, 0, 0, { seq: 1, status: MATCH_STATUS.live })]);
    const letters = await Promise.all([1, 2, 3, 4].map(() => notifyOfMatch(api.services, id)));
    expect(letters.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const person of people) expect(await notificationMailsFor(person)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test('notifying five users takes as many statements as notifying one', async () => {
  const costs = [];
  for (const count of [1, 5]) {
    const { id, key } = aMatch();
    const people = await Promise.all(Array.from({ length: count }, () => confirmed()));
    for (const person of people) await call(person, 'POST', urlOf(id), { options: [2] });
    await sendFeed(api, [aFeedScore(key, 0, 0, { seq: 1, status: MATCH_STATUS.live })]);
    let notifying = Promise.resolve(0);
    const countStatements = enterStatementScope(() => {
      notifying = notifyOfMatch(api.services, id);
    });
    expect(await notifying).toBe(count);
    costs.push(countStatements());
  }
  expect(costs[0]).toBeGreaterThan(0);
  expect(costs[1]).toBe(costs[0]);
});

test('a user notified of a later state is not notified of an earlier one', async () => {
  const { id, key } = aMatch();
  const olga = await confirmed();
  await call(olga, 'POST', urlOf(id), {});
  const { db } = api.services;
  const early = await findMoment(db, id);
  if (early === undefined) throw new Error('There is no match');
  await sendFeed(api, [aFeedScore(key, 0, 0, { seq: 1, status: MATCH_STATUS.live })]);
  expect(await notifyOfMatch(api.services, id)).toBe(1);
  expect(await tx(db, (trx) => lockListeners(trx, early, 5, 10))).toEqual([]);
});

test(
  'a user can follow at most two hundred matches, even with concurrent requests',
  async () => {
    const olga = await aPerson(api);
    const clubs = Array.from({ length: 15 }, (_, index) => `Team ${index}`);
    const pairs = clubs.flatMap((home) =>
      clubs.filter((away) => away !== home).map((away) => aFeedMatch(home, away)),
    );
    await sendFeed(api, [...aFeedSetting(...clubs), ...pairs]);
    const rows = await api.services.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 1)
      .where('sport', '=', SPORT.soccer)
      .execute();
    const { id: userId } = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('url', '=', olga.url)
      .executeTakeFirstOrThrow();
    const values = rows.slice(0, 197).map(({ id }) => ({
      user_id: userId,
      match_id: id,
      options: [2],
      told: JSON.stringify({ status: 1, odds: [] }),
      told_rev: 0,
      created_at: new Date(KICK_OFF * 1_000),
    }));
    await api.services.db.insertInto('match_notifications').values(values).execute();
    const replies = await Promise.all(
      rows.slice(197, 205).map(({ id }) => call(olga, 'POST', urlOf(id), {})),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.find(({ status }) => status === 422)?.error.code).toBe('limit_reached');
  },
  PATIENCE_MS,
);
