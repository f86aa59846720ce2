import type { FeedItem, FeedPage } from '@tipmark/contract';
import { FEED_KIND, PAGE_SIZE, SPORT, TIP_RESULT } from '@tipmark/domain';
import { aFeedBookmaker, aFeedForecast, aFeedMatch, aFeedOdds } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { freezeMathTips } from '../../betting/math-tips/freeze-math-tips.ts';
import { storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { writeCapperItems, writeOtherItems } from '../../discovery/activity/write-feed.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, post, someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { aSubscriber } from './testing/a-subscriber.ts';

const HOUR = 3_600;
const DAY = 86_400;
const ALL = '1/0/0/0';

let api: TestApi;
let anton: TestUser;
let secret: TestUser;
let follower: Person;

/** Tips of a user that were settled an hour apart, the last one an hour ago. */
const settledTips = (user: TestUser, results: readonly number[], firstMatch: number) =>
  storeTips(
    api,
    user,
    results.map((result, index) => ({
      matchId: firstMatch + index,
      milli: 2_000,
      stake: 3,
      result: result as never,
      clv: null,
      createdAt: POSTED_AT - 2 * DAY,
      settledAt: POSTED_AT - (results.length - index) * HOUR,
    })),
  );

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 40);
  anton = await aUser(api, 'anton');
  secret = await aUser(api, 'secret', { isPrivate: true });
  follower = await aPerson(api, { name: 'Follower' });
}, 60_000);

afterAll(() => api.close());

async function emit(): Promise<void> {
  const nowSeconds = api.services.clock();
  await writeCapperItems(api.database.db, { sinceSeconds: nowSeconds - 14 * DAY, nowSeconds });
}

async function read(segments: string, who?: Person): Promise<FeedPage> {
  const reply = await api.app.inject({
    url: `/page-soccer-feed/${segments}`,
    headers: { ...who?.headers },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const authorOf = (item: FeedItem): string | undefined =>
  'tip' in item ? item.tip.author.url : 'author' in item ? item.author.url : undefined;

test('an empty feed has a page with a sidebar', async () => {
  expect(await read('1/0/0/1')).toMatchObject({
    items: [],
    lastItemId: null,
    countOfFollows: null,
    sidebar: { popularLeagues: [{ countOfMatches: 40 }], popularMatches: expect.any(Array) },
  });
});

test('a tip is listed once, with its match, however often the feed is written', async () => {
  const tipId = await post(api, anton, { matchId: 101, at: POSTED_AT - 60 });
  await emit();
  await emit();
  const { items } = await read(ALL);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    kind: FEED_KIND.tipPosted,
    at: POSTED_AT - 60,
    league: { name: expect.any(String) },
    match: { '7': { '1': 'Club 0' } },
    tip: { id: tipId, odds: 2, author: { url: 'anton' } },
  });
});

test('tips of cappers with private statistics are not listed for others', async () => {
  await post(api, secret, { matchId: 102, at: POSTED_AT - 50 });
  await emit();
  const { items } = await read(ALL);
  expect(items.map(authorOf)).not.toContain('secret');
});

test('a delayed tip is shown to subscribers at once and to everyone after kick-off', async () => {
  const tipId = await post(api, anton, { matchId: 103, at: POSTED_AT - 40 });
  await sql`update tips set delay_salt = 'salt' where id = ${tipId}`.execute(api.database.db);
  await emit();
  const subscriber = await aSubscriber(api);
  const isThere = ({ items }: FeedPage) =>
    items.some((item) => 'tip' in item && item.tip.id === tipId);
  expect(isThere(await read(ALL))).toBe(false);
  expect(isThere(await read(ALL, follower))).toBe(false);
  expect(isThere(await read(ALL, subscriber))).toBe(true);
  api.setNow(KICK_OFF);
  expect(isThere(await read(ALL))).toBe(true);
  api.setNow(POSTED_AT);
});

test('five won tips in a row are a milestone; a returned tip does not break the streak, a lost one does', async () => {
  const { won, lost, returned, halfWon } = TIP_RESULT;
  const streaky = await aUser(api, 'streaky');
  const broken = await aUser(api, 'broken');
  await settledTips(streaky, [lost, won, won, halfWon, returned, won, won, won], 105);
  await settledTips(broken, [won, won, won, won, lost, won], 105);
  await emit();
  const { items } = await read('1/3/0/0');
  expect(items).toEqual([
    expect.objectContaining({
      kind: FEED_KIND.milestone,
      milestone: 'streak',
      value: 5,
      // the sixth won tip came an hour later
      at: POSTED_AT - 2 * HOUR,
      author: expect.objectContaining({ url: 'streaky' }),
    }),
  ]);
  const settled = await read('1/2/0/0');
  expect(settled.items).toHaveLength(14);
  expect(settled.items[0]).toMatchObject({ kind: FEED_KIND.tipSettled, tip: { profit: 30 } });
});

test('pages list every item once, the newest first', async () => {
  const seen: FeedItem[] = [];
  let last = 0;
  for (let page = 0; page < 5; page += 1) {
    const { items, lastItemId } = await read(`1/0/${last}/0`);
    seen.push(...items);
    expect(items.length).toBeLessThanOrEqual(PAGE_SIZE.feed);
    if (lastItemId === null) break;
    last = lastItemId;
  }
  const ids = seen.map(({ id }) => id);
  expect(seen.length).toBeGreaterThan(PAGE_SIZE.feed);
  expect(new Set(ids).size).toBe(ids.length);
  const times = seen.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('the feed of followed cappers lists only them, and a guest has to sign in', async () => {
  const guest = await api.app.inject('/page-soccer-feed/2/0/0/1');
  expect(guest.statusCode).toBe(401);
  expect(guest.json().error.code).toBe('unauthorized');
  expect(await read('2/0/0/0', follower)).toMatchObject({ items: [], countOfFollows: 0 });
  await api.app.inject({
    method: 'PUT',
    url: '/follow',
    headers: follower.headers,
    payload: { tipster_user_url: 'streaky', is_follow: true },
  });
  const { items, countOfFollows } = await read('2/0/0/0', follower);
  expect(countOfFollows).toBe(1);
  expect(items.length).toBeGreaterThan(1);
  expect(new Set(items.map(authorOf))).toEqual(new Set(['streaky']));
});

test('dropping odds at three bookmakers, a math tip and a started contest season are listed', async () => {
  const books = ['Kappa', 'Lambda', 'Sigma'];
  const at = (seconds: number, milli: number) =>
    aFeedOdds(
      'drop',
      books.map((name) => [name, '1x2.1', milli] as const),
      { at: seconds },
    );
  await sendFeed(api, [
    ...books.map((name) => aFeedBookmaker(name)),
    aFeedMatch('Club 1', 'Club 2', { key: 'drop', startsAt: POSTED_AT + 5 * HOUR }),
    at(POSTED_AT - HOUR, 2_000),
    at(POSTED_AT - 600, 1_640),
    aFeedMatch('Club 3', 'Club 4', { key: 'math', startsAt: POSTED_AT + 5 * HOUR }),
    aFeedForecast('math', { scores: [2.4, 0.6], score: '2:0' }),
    aFeedOdds(
      'math',
      [
        ['Kappa', '1x2.1', 1_900],
        ['Kappa', '1x2.x', 3_900],
        ['Kappa', '1x2.2', 4_400],
      ],
      {
        at: POSTED_AT - HOUR,
      },
    ),
  ]);
  await freezeMathTips(api.database.db, SPORT.soccer, POSTED_AT);
  await writeOtherItems(api.database.db, POSTED_AT);
  await writeOtherItems(api.database.db, POSTED_AT);
  const drops = (await read('1/4/0/0')).items;
  expect(drops).toEqual([
    expect.objectContaining({ kind: FEED_KIND.oddsDrop, oddType: '1x2.1', first: 2, odds: 1.64 }),
  ]);
  const mathTips = (await read('1/5/0/0')).items.filter(
    (item) => 'match' in item && item.match['7']['1'] === 'Club 3',
  );
  expect(mathTips).toEqual([
    expect.objectContaining({ kind: FEED_KIND.mathTip, oddType: '1x2.1', odds: 1.9 }),
  ]);
  const contests = (await read('1/6/0/0')).items;
  expect(contests.map((item) => 'contestSeasonId' in item && item.contestSeasonId)).toEqual(
    expect.arrayContaining([1_202_401, 2_202_401]),
  );
});

test('entering the top three of the rating is listed once a month', async () => {
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, drawdown, score,
      first_at, last_at, position)
    select id, 100, 100, 60, 1, 1, 0, 100, now(), now(), 2 from users where url = 'broken'
  `.execute(api.database.db);
  await writeOtherItems(api.database.db, POSTED_AT);
  await writeOtherItems(api.database.db, POSTED_AT + HOUR);
  api.setNow(POSTED_AT + HOUR);
  const { items } = await read('1/3/0/0');
  const ranks = items.filter((item) => 'milestone' in item && item.milestone === 'rank');
  expect(ranks).toEqual([
    expect.objectContaining({ value: 3, author: expect.objectContaining({ url: 'broken' }) }),
  ]);
  api.setNow(POSTED_AT);
});

test('a finished season is listed even if its winner is private or blocked; only the name is omitted', async () => {
  const { db } = api.database;
  const closed = { contestSeasonId: 1_202_312, event: 'closed' };
  await sql`
    insert into feed_items (kind, sport, at, user_id, event_key, details)
    select ${FEED_KIND.contestNews}, null, to_timestamp(${POSTED_AT - DAY}), id, 'contest:1202312:closed',
      ${JSON.stringify(closed)}::jsonb
    from users where url = 'broken'
  `.execute(db);
  const winner = async () => {
    const { items } = await read('1/6/0/0', follower);
    const item = items.find((one) => 'event' in one && one.event === 'closed');
    if (item === undefined || !('winner' in item)) throw new Error('the season is not listed');
    return item.winner?.url;
  };
  const hide = (isPrivate: boolean, blockedAt: Date | null) =>
    db
      .updateTable('users')
      .set({ is_private: isPrivate, blocked_at: blockedAt })
      .where('url', '=', 'broken')
      .execute();
  expect(await winner()).toBe('broken');
  await hide(true, null);
  expect(await winner()).toBeUndefined();
  await hide(false, new Date(0));
  expect(await winner()).toBeUndefined();
  await hide(false, null);
});

test('items have an index by kind for pages of a rare kind', async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where tablename = 'feed_items'
  `.execute(api.database.db);
  expect(rows.map(({ indexdef }) => indexdef.replace(/^.*USING /, ''))).toContain(
    'btree (kind, at DESC, id DESC)',
  );
});

test('items about a user are deleted with the user', async () => {
  const { db } = api.database;
  await sql`delete from ledger_reveals`.execute(db);
  await sql`delete from users where url = 'streaky'`.execute(db);
  const { items } = await read(ALL);
  expect(items.map(authorOf)).not.toContain('streaky');
});

test('items are kept for 32 days and then deleted', async () => {
  const { db } = api.database;
  const retainedSince = async (nowSeconds: number) => {
    await writeOtherItems(db, nowSeconds);
    const row = db.selectFrom('feed_items').select((item) => item.fn.min('at').as('at'));
    const { at } = await row.executeTakeFirstOrThrow();
    return (at?.getTime() ?? 0) / 1_000;
  };
  const oldest = await retainedSince(POSTED_AT);
  expect(oldest).toBeLessThan(POSTED_AT);
  expect(await retainedSince(oldest + 32 * DAY)).toBe(oldest);
  expect(await retainedSince(oldest + 32 * DAY + 1)).toBeGreaterThan(oldest);
  expect((await read(ALL)).items.length).toBeGreaterThan(0);
});

test.each([
  ['3/0/0/0', 'pageType'],
  ['1/7/0/0', 'kind'],
  ['1/0/-1/0', 'lastItemId'],
  ['1/0/9999999999/0', 'lastItemId'],
  ['1/0/0/2', 'isInit'],
])('%s is refused, naming %s', async (segments, field) => {
  const reply = await api.app.inject(`/page-soccer-feed/${segments}`);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});
