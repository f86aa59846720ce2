import { MONTH_MIN_TIPS, TIP_RESULT } from '@tipmark/domain';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { type SettledTipDraft, storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

const PATIENCE_MS = 240_000;
const HOUR = 3_600;
const at = (text: string): number => Date.parse(text) / 1_000;

/** Three weeks into November of UTC+3. */
const NOW = at('2026-11-21T12:00:00Z');
const OCTOBER_END = at('2026-10-31T21:00:00Z');

let api: TestApi;
let wanda: TestUser;
let otto: TestUser;
let fritz: TestUser;
let reader: Person;

interface Series {
  readonly count: number;
  readonly won: number;
  /** The last is settled then, the others an hour apart before it. */
  readonly until: number;
  readonly from?: number;
  readonly more?: Partial<SettledTipDraft>;
}

const series = ({ count, won, until, from = 0, more = {} }: Series): SettledTipDraft[] =>
  Array.from({ length: count }, (_, index) => ({
    matchId: 101 + from + index,
    milli: 2_000,
    stake: 2,
    result: index < won ? TIP_RESULT.won : TIP_RESULT.lost,
    clv: null,
    createdAt: until - (count - index) * HOUR,
    settledAt: until - (count - 1 - index) * HOUR,
    ...more,
  }));

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await someTippableMatches(api, 150);
  reader = await aPerson(api, { name: 'Reader' });
  wanda = await aUser(api, 'wanda');
  otto = await aUser(api, 'otto');
  fritz = await aUser(api, 'fritz');
  // October: Wanda is ahead; her last tip is settled in its last second
  await storeTips(api, wanda, [
    ...series({ count: 21, won: 14, until: OCTOBER_END - 1 }),
    ...series({ count: 20, won: 8, until: OCTOBER_END + 20 * HOUR, from: 30 }),
  ]);
  await storeTips(api, otto, [
    ...series({ count: 20, won: 12, until: OCTOBER_END - 1 }),
    ...series({ count: 22, won: 18, until: OCTOBER_END + 22 * HOUR, from: 30 }),
  ]);
  // a larger profit of too few tips, of tips the rating does not count, or of returned ones
  await storeTips(api, fritz, [
    ...series({ count: 19, won: 19, until: OCTOBER_END - HOUR }),
    ...series({
      count: 10,
      won: 10,
      until: OCTOBER_END - 40 * HOUR,
      from: 30,
      more: { isRated: false },
    }),
    ...series({
      count: 5,
      won: 0,
      until: OCTOBER_END - 80 * HOUR,
      from: 60,
      more: { result: TIP_RESULT.returned },
    }),
  ]);
  await api.database.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .execute();
  await refreshRatings(api.services);
}, PATIENCE_MS);
afterAll(() => api.close());

const reply = (query: string, person?: Person) =>
  api.app.inject({ url: `/page-users-rating${query}`, headers: { ...person?.headers } });
const read = async (query: string, person?: Person) => (await reply(query, person)).json().data;
const urlsOf = (rows: readonly { url: string }[]) => rows.map(({ url }) => url);

test('a month ranks the tips that were settled in it, in UTC+3, by profit', async () => {
  const october = await read('?month=202610');
  expect(urlsOf(october.rows)).toEqual(['wanda', 'otto']);
  // 14 · 20 − 7 · 20 units of a bank of 1000
  expect(october.rows[0]).toMatchObject({
    position: 1,
    label: null,
    score: 14,
    countOfTips: 21,
    won: 14,
    lost: 7,
    averageOdds: 2,
    effectiveTips: 21,
    maxDrawdownPercent: null,
  });
  expect(october.rows[0].roiPercent).toBeCloseTo((100 * 7) / 21, 1);
  expect(october.count).toBe(2);
  const november = await read('?month=202611');
  expect(urlsOf(november.rows)).toEqual(['otto', 'wanda']);
  expect(november.month).toMatchObject({ month: 202_611, isOver: false });
});

test('months with a tip are listed, and winners of those that are over', async () => {
  const { month, period, contest } = await read('?month=202611');
  expect(month.months).toEqual([202_611, 202_610]);
  expect(month.winners).toEqual([
    { month: 202_610, name: expect.any(String), url: 'wanda', profitPercent: 14, countOfTips: 21 },
  ]);
  expect({ period, contest }).toEqual({ period: 3, contest: null });
  expect((await read('')).month).toBeNull();
});

test('the winner has a badge in the rating, on the profile and on tips; nobody else has', async () => {
  const badges = async (url: string) =>
    (await api.app.inject(`/page-profile/${url}`)).json().data.statistics.badges;
  expect(await badges('wanda')).toEqual([202_610]);
  expect(await badges('otto')).toEqual([]);
  const { rows } = await read('?month=202611');
  expect(rows.map((row: { badges: number[] }) => row.badges)).toEqual([[], [202_610]]);
  const { tips } = (await api.app.inject('/soccer/events/tips/101/1')).json().data;
  const byUrl = new Map(
    tips.map(({ author }: { author: { url: string; badges: number[] } }) => [
      author.url,
      author.badges,
    ]),
  );
  expect(byUrl.get('wanda')).toEqual([202_610]);
  expect(byUrl.get('fritz')).toEqual([]);
});

test('a badge ends with the record becoming private, and a reset changes no month', async () => {
  const change = async (values: { is_private?: boolean; reset_at?: Date }) => {
    await api.database.db.updateTable('users').set(values).where('id', '=', wanda.id).execute();
    await api.database.db
      .insertInto('ratings_wanted')
      .values({ user_id: wanda.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await refreshRatings(api.services);
    api.services.bus.publish([RATING_TOPIC]);
    later += 60;
    api.setNow(NOW + later);
  };
  let later = 0;
  const winners = async () => urlsOf((await read('?month=202611')).month.winners);
  await change({ reset_at: new Date((NOW - HOUR) * 1_000) });
  expect(await winners()).toEqual(['wanda']);
  await change({ is_private: true });
  expect(await winners()).toEqual(['otto']);
  await change({ is_private: false });
  expect(await winners()).toEqual(['wanda']);
});

test('prices better than the close by more than chance are a badge, too', async () => {
  const sharp = await aUser(api, 'sharp');
  const clv = (index: number) => 0.02 + (index % 2 === 0 ? 0.05 : -0.05);
  const drafts = series({ count: 100, won: 40, until: NOW - HOUR }).map((draft, index) => ({
    ...draft,
    clv: clv(index),
  }));
  await storeTips(api, sharp, drafts);
  await api.database.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .execute();
  await refreshRatings(api.services);
  const stored = await api.database.db
    .selectFrom('capper_badges')
    .select('badges')
    .where('user_id', '=', sharp.id)
    .executeTakeFirst();
  expect(stored?.badges).toEqual([1]);
});

test('a reader sees how many tips are still needed for a rank', async () => {
  const me = await api.database.db
    .selectFrom('users')
    .select(['id', 'ledger_id', 'url'])
    .where('url', '=', reader.url)
    .executeTakeFirstOrThrow();
  expect((await read('?month=202611', reader)).own).toBeNull();
  const user = { id: me.id, ledgerId: me.ledger_id, url: me.url };
  await storeTips(api, user, series({ count: 3, won: 3, until: NOW - HOUR }));
  await refreshRatings(api.services);
  expect((await read('?month=202611', reader)).own).toMatchObject({
    position: null,
    potentialPosition: 2,
    tipsLeft: MONTH_MIN_TIPS - 3,
    areConditionsCompleted: false,
  });
});

test.each(['month=202613', 'month=2026', 'month=x'])('%s is refused by name', async (query) => {
  const { statusCode, json } = await reply(`?${query}`);
  expect(statusCode).toBe(400);
  expect(Object.keys(json().error.details)).toEqual(['month']);
});

test.each([202_612, 202_510])('%d is no month of the last year', async (month) => {
  expect((await reply(`?month=${month}`)).statusCode).toBe(404);
});

test('a card has the statistics of an open record', async () => {
  const { data } = (await api.app.inject('/capper-card/wanda')).json();
  expect(data.capper).toMatchObject({ url: 'wanda', countOfTips: 41, badges: [202_610] });
  expect((await api.app.inject('/capper-card/nobody')).statusCode).toBe(404);
});

test('the share of hidden tips and the languages of texts follow from the last 90 days', async () => {
  const lena = await aUser(api, 'lena');
  await storeTips(api, lena, series({ count: 8, won: 4, until: NOW - 2 * HOUR }));
  const tips = await api.database.db
    .selectFrom('tips')
    .select('id')
    .where('user_id', '=', lena.id)
    .orderBy('id')
    .execute();
  const write = (index: number, values: { description?: string; delay_salt?: string }) =>
    api.database.db
      .updateTable('tips')
      .set(values)
      .where('id', '=', tips[index]?.id ?? 0)
      .execute();
  for (const index of [0, 1]) await write(index, { delay_salt: 'salt' });
  for (const index of [2, 3, 4]) await write(index, { description: 'Гости устали' });
  await write(5, { description: 'Guests are tired' });
  await refreshRatings(api.services);
  const { statistics } = (await api.app.inject('/page-profile/lena')).json().data;
  expect(statistics).toMatchObject({ delayedPercent: 25, languages: ['ru', 'en'] });
});
