import { aFeedScore } from '@tipmark/test-kit';
import { aPerson, mailsOf, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { OPENING, POSTED_AT, post, sendPrices, someTippableMatches } from '../../testing/tips.ts';
import type { TestUser } from '../../testing/users.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../templates/testing/template-calls.ts';
import { sendAlerts } from './send-alerts.ts';

const PATIENCE_MS = 120_000;
const MINUTE = 60;
const DAY = 86_400;

let api: TestApi;
let now = POSTED_AT;
let nextMatch = 1;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT, config: { PUBLIC_URL: 'https://tipmark.example' } });
  await someTippableMatches(api, 30);
}, PATIENCE_MS);
beforeEach(() => {
  now = POSTED_AT;
  api.setNow(now);
});
afterAll(() => api.close());

async function later(seconds: number): Promise<number> {
  now += seconds;
  api.setNow(now);
  // some tips here are posted after the call that reports them
  api.services.bus.publish(['*']);
  await api.services.scanner.settled();
  return sendAlerts(api.services, (error) => {
    throw error;
  });
}

const INSTANT = { frequency: 1 };

async function aTemplate(
  person: Person,
  kind: keyof typeof TEMPLATE_PATHS,
  params: object,
  notificationParams: object = INSTANT,
): Promise<number> {
  const reply = await api.app.inject({
    method: 'POST',
    url: TEMPLATE_PATHS[kind][0],
    headers: person.headers,
    payload: { name: 'Мой шаблон', params, notificationParams },
  });
  return reply.json().data.id;
}

const alertsFor = async ({ email }: Person) =>
  (await mailsOf(api, email)).filter(({ subject }) => subject.includes('Шаблон'));

async function aCapper(): Promise<Person & TestUser> {
  const person = await aPerson(api);
  const user = await api.services.db
    .selectFrom('users')
    .select(['id', 'ledger_id as ledgerId'])
    .where('url', '=', person.url)
    .executeTakeFirstOrThrow();
  return { ...person, ...user };
}

/** A user's tip on a separate match. */
async function aTip(description = ''): Promise<{ author: Person; matchId: number }> {
  const author = await aPerson(api);
  const matchId = 100 + nextMatch;
  nextMatch += 1;
  const reply = await api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${matchId}/1`,
    headers: author.headers,
    payload: { odd_type: 'ou.o:2.5', stake: 2, description },
  });
  if (reply.json().data.tip === undefined) throw new Error(reply.body);
  return { author, matchId };
}

test(
  'a new tip that matches a template is sent once; old tips and others are not sent',
  async () => {
    const olga = await aSubscriber(api);
    await aTip();
    await aTemplate(olga, 'tips', { isOnlyTipsDescription: true });
    expect(await later(0)).toBe(0);
    const { author } = await aTip();
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    const described = 'Обе команды много атакуют, а обороны у них дырявые с начала сезона.';
    const second = await aTip(described);
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    const mails = await alertsFor(olga);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Шаблон «Мой шаблон»: новых совпадений — 1');
    expect(mails[0]?.text).toContain(
      `${second.author.name}: Club 0 — Club ${second.matchId - 100}. Тотал: больше 2.5, 1.92`,
    );
    expect(mails[0]?.text).not.toContain(`${author.name}:`);
    expect(mails[0]?.text).toMatch(
      /https:\/\/tipmark\.example\/search-tips-and-cappers\?template=\d+/,
    );
    expect(mails[0]?.text).toMatch(/unsubscribe\?token=[\w-]{43}/);
  },
  PATIENCE_MS,
);

test(
  'all results of a template are searched, whatever its order and pages',
  async () => {
    const olga = await aSubscriber(api);
    const [busy, other] = [await aCapper(), await aCapper()];
    const matches = Array.from({ length: 11 }, (_, index) => 110 + index);
    for (const matchId of matches) await post(api, busy, { matchId, odd_type: '1x2.2', stake: 1 });
    for (const matchId of matches) await post(api, other, { matchId, odd_type: '1x2.x', stake: 1 });
    const oddsFirst = { sortType: 3, minOddsValue: 1.9, maxOddsValue: 4 };
    await aTemplate(olga, 'tips', oddsFirst);
    await later(0);
    await api.services.db
      .updateTable('users')
      .set({ is_private: true })
      .where('id', '=', busy.id)
      .execute();
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toEqual([]);
    const { author } = await aTip();
    await later(2 * MINUTE);
    const [mail] = await alertsFor(olga);
    expect(mail?.subject).toContain('новых совпадений — 1');
    expect(mail?.text).toContain(`${author.name}:`);
  },
  PATIENCE_MS,
);

test(
  'the template’s limit of tips per author holds, and an older tip is never sent later',
  async () => {
    const [olga, author] = [await aSubscriber(api), await aCapper()];
    await aTemplate(olga, 'tips', { tipsCountPerUser: 1, minOddsValue: 3.7 });
    await later(0);
    for (const matchId of [127, 128]) await post(api, author, { matchId, odd_type: '1x2.2' });
    await later(2 * MINUTE);
    const [mail] = await alertsFor(olga);
    expect(mail?.subject).toContain('новых совпадений — 1');
    expect(mail?.text).toContain('Club 28');
    await sendFeed(api, [aFeedScore('Club 0-Club 28', 0, 0, { seq: 1, status: 2 })]);
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test(
  'an outcome whose odds fell is sent, and again only after another five percent',
  async () => {
    const olga = await aSubscriber(api);
    const key = 'Club 0-Club 25';
    const params = { minChangePercent: 10, isRise: false, matchIds: [125] };
    await aTemplate(olga, 'soccerScanner', params);
    await later(0);
    const fall = async (milli: number) => {
      await sendPrices(api, key, { ...OPENING, '1x2.1': milli }, now);
      await later(2 * MINUTE);
    };
    await fall(1_900);
    expect(await alertsFor(olga)).toEqual([]);
    await fall(1_760);
    const [first] = await alertsFor(olga);
    expect(first?.text).toContain('Club 0 — Club 25. Исход: П1, 2.00 → 1.76');
    expect(first?.text).toContain('История шаблона: за 30 дней он ни разу не сработал.');
    await fall(1_740);
    expect(await alertsFor(olga)).toHaveLength(1);
    await fall(1_670);
    expect(await alertsFor(olga)).toHaveLength(2);
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(2);
  },
  PATIENCE_MS,
);

test(
  'a new outcome is found among hundreds of old ones',
  async () => {
    const olga = await aSubscriber(api);
    await aTemplate(olga, 'soccerScanner', { minOdds: 1.01 });
    await later(0);
    const more = { 'ou.o:3.5': 3_100, 'ou.u:3.5': 1_350 };
    await sendPrices(api, 'Club 0-Club 29', { ...OPENING, ...more }, now);
    await later(2 * MINUTE);
    const [mail] = await alertsFor(olga);
    expect(mail?.subject).toContain('новых совпадений — 2');
    expect(mail?.text).toContain('Club 0 — Club 29. Тотал: больше 3.5, 3.10');
  },
  PATIENCE_MS,
);

test(
  'a preset sends alerts too, and in quiet hours nothing is sent until they are over',
  async () => {
    const olga = await aSubscriber(api);
    const at = new Date(now * 1_000).toLocaleTimeString('en-GB', {
      timeZone: 'Europe/Moscow',
      hour: '2-digit',
      minute: '2-digit',
    });
    const plus = (minutes: number) => {
      const [hours = 0, rest = 0] = at.split(':').map(Number);
      const minute = (hours * 60 + rest + minutes) % 1_440;
      return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    };
    await api.app.inject({
      method: 'POST',
      url: '/soccer/odds-scanner/template-notifications/1',
      headers: olga.headers,
      payload: INSTANT,
    });
    await later(0);
    await api.app.inject({
      method: 'PUT',
      url: '/soccer/odds-scanner/template-notifications/1',
      headers: olga.headers,
      payload: { quietFrom: at, quietTo: plus(20) },
    });
    await sendPrices(api, 'Club 0-Club 26', { ...OPENING, '1x2.1': 1_500 }, now);
    await later(2 * MINUTE);
    await later(10 * MINUTE);
    expect(await alertsFor(olga)).toEqual([]);
    await later(8 * MINUTE);
    const [mail] = await alertsFor(olga);
    expect(mail?.subject).toContain('Падение от 10 % с открытия линии');
    expect(mail?.text).toContain('Club 26');
  },
  PATIENCE_MS,
);

test(
  'hourly alerts are checked every hour, those of a lapsed subscription not at all',
  async () => {
    const [maria, lapsed] = [await aSubscriber(api), await aSubscriber(api, 1)];
    for (const person of [maria, lapsed]) await aTemplate(person, 'tips', {}, { frequency: 2 });
    await later(0);
    await api.services.db
      .updateTable('users')
      .set({ subscription_expires_at: new Date((now + 60) * 1_000) })
      .where('url', '=', lapsed.url)
      .execute();
    await aTip();
    await later(20 * MINUTE);
    expect(await alertsFor(maria)).toEqual([]);
    await later(41 * MINUTE);
    expect(await alertsFor(maria)).toHaveLength(1);
    expect(await alertsFor(lapsed)).toEqual([]);
  },
  PATIENCE_MS,
);

/** The result of a refresh of the rating for a capper over thirty days. */
async function storeStatistics(userId: number, counted: number): Promise<void> {
  const bank = { profit_milli: 0, stake_milli: 0, mean_milli: null, clv: null, drawdown: 0 };
  const values = { user_id: userId, period: 1, counted, won: 0, last_results: [], ...bank };
  await api.services.db
    .insertInto('capper_periods')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'period']).doUpdateSet({ counted }))
    .execute();
}

test(
  'a daily alert sends a result once while it lasts, and again after it was gone for a day',
  async () => {
    const [olga, capper] = [await aSubscriber(api), await aCapper()];
    await aTemplate(olga, 'users', { minTipsCount: 700 }, { frequency: 3 });
    await later(0);
    await storeStatistics(capper.id, 700);
    await later(DAY);
    const [mail, ...others] = await alertsFor(olga);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${capper.name}: ROI –, прогнозов — 700`);
    await later(DAY);
    await api.services.db
      .updateTable('users')
      .set({ url: `another-name-${capper.id}` })
      .where('id', '=', capper.id)
      .execute();
    await later(DAY);
    expect(await alertsFor(olga)).toHaveLength(1);
    await storeStatistics(capper.id, 600);
    await later(DAY);
    await storeStatistics(capper.id, 700);
    await later(DAY);
    expect(await alertsFor(olga)).toHaveLength(2);
  },
  PATIENCE_MS,
);

test(
  'renaming a template does not reset what counts as new, changing its criteria does',
  async () => {
    const olga = await aSubscriber(api);
    const params = { minOddsValue: 1.9 };
    const id = await aTemplate(olga, 'tips', params);
    await later(0);
    const rename = (name: string, criteria: object) =>
      api.app.inject({
        method: 'PUT',
        url: `${TEMPLATE_PATHS.tips[0]}/${id}`,
        headers: olga.headers,
        payload: { name, params: criteria },
      });
    await rename('Новое имя', params);
    await aTip();
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(1);
    await rename('Новое имя', { minOddsValue: 1.8 });
    await aTip();
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test('an alert without a valid recipient is rescheduled like the others', async () => {
  const [lapsed, unconfirmed] = [await aSubscriber(api, 1), await aSubscriber(api)];
  const { db } = api.services;
  for (const person of [lapsed, unconfirmed]) await aTemplate(person, 'tips', {});
  const change = (person: Person, values: object) =>
    db.updateTable('users').set(values).where('url', '=', person.url).execute();
  await change(lapsed, { subscription_expires_at: new Date((now - 60) * 1_000) });
  await change(unconfirmed, { email_confirmed_at: null });
  await later(0);
  const due = await db
    .selectFrom('template_alerts')
    .select('user_id')
    .where('due_at', '<=', new Date(now * 1_000))
    .execute();
  expect(due).toEqual([]);
  await change(unconfirmed, { email_confirmed_at: new Date(0) });
  await later(2 * MINUTE);
  await aTip();
  await later(2 * MINUTE);
  expect(await alertsFor(unconfirmed)).toHaveLength(1);
  expect(await alertsFor(lapsed)).toEqual([]);
});

test(
  'several concurrent processes send only one letter',
  async () => {
    const olga = await aSubscriber(api);
    await aTemplate(olga, 'tips', {});
    await later(0);
    await aTip();
    now += 2 * MINUTE;
    api.setNow(now);
    const counts = await Promise.all([1, 2, 3, 4].map(() => sendAlerts(api.services, () => {})));
    expect(await alertsFor(olga)).toHaveLength(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
  },
  PATIENCE_MS,
);

const recordOf = async (person: Person, kind: keyof typeof TEMPLATE_PATHS, id: number) => {
  const url = `${TEMPLATE_PATHS[kind][1]}/${id}/record`;
  const reply = await api.app.inject({ url, headers: person.headers });
  return reply.json().data;
};

test(
  'the record of a tips search counts the tips it sent, that of a cappers search their later tips',
  async () => {
    const [olga, capper] = [await aSubscriber(api), await aCapper()];
    await post(api, capper, { matchId: 122, odd_type: '1x2.x', at: now - 60 });
    const ofTips = await aTemplate(olga, 'tips', { minOddsValue: 1.9 });
    const ofCappers = await aTemplate(olga, 'users', { minTipsCount: 900 });
    await later(0);
    await storeStatistics(capper.id, 900);
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(1);
    await post(api, capper, { matchId: 123, odd_type: '1x2.1', at: now + 30 });
    await post(api, capper, { matchId: 124, odd_type: '1x2.1', at: now + 30 });
    await sendPrices(api, 'Club 0-Club 23', { ...OPENING, '1x2.1': 1_800 }, now + 60);
    await later(2 * MINUTE);
    expect(await alertsFor(olga)).toHaveLength(2);
    const whole = { sent: 2, alerts: 0, pending: 2 };
    expect(await recordOf(olga, 'tips', ofTips)).toMatchObject(whole);
    expect(await recordOf(olga, 'users', ofCappers)).toMatchObject({ ...whole, sent: 1 });
    await sendFeed(api, [
      aFeedScore('Club 0-Club 23', 2, 0, { seq: 1 }),
      aFeedScore('Club 0-Club 24', 0, 1, { seq: 1 }),
    ]);
    now += 4 * 3_600;
    api.setNow(now);
    // for tips the line at the time of the letter counts, for cappers the line at which they posted
    expect(await recordOf(olga, 'tips', ofTips)).toMatchObject({
      sent: 2,
      alerts: 2,
      hits: 1,
      matches: 2,
      pending: 0,
      first: { profit: -0.2 },
      minuteLater: { profit: -0.2 },
    });
    expect(await recordOf(olga, 'users', ofCappers)).toMatchObject({
      sent: 1,
      alerts: 2,
      hits: 1,
      matches: 2,
      pending: 0,
      first: { profit: 0 },
      minuteLater: { profit: -0.2 },
    });
  },
  PATIENCE_MS,
);
