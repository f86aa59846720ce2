import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedScore } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  KICK_OFF,
  OPENING,
  POSTED_AT,
  post,
  sendPrices,
  someTippableMatches,
} from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

const DAY = 86_400;

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 4);
}, 60_000);
afterEach(() => api.close());

async function rate(user: TestUser, position: number): Promise<void> {
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, drawdown, score,
      first_at, last_at, position, is_premium_capper)
    values (${user.id}, 100, 100, 60, 1, 1, 0, 100, now(), now(), ${position}, true)
  `.execute(api.database.db);
}

async function tipsOf(query = `timestamp=${KICK_OFF}`, headers = {}) {
  const reply = await api.app.inject({ url: `/soccer/results/tips?${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const authorsOf = ({ tips }: { readonly tips: readonly { readonly author: { url: string } }[] }) =>
  tips.map(({ author }) => author.url);

test('a day without tips has an empty list', async () => {
  expect(await tipsOf()).toEqual({
    tips: [],
    count: 0,
    timestamp: KICK_OFF - 18 * 3_600,
    asOf: POSTED_AT,
  });
});

test('the newest tip of each of the three best-ranked cappers is listed, unranked cappers last', async () => {
  const [fourth, second, none, first] = [
    await aUser(api, 'fourth'),
    await aUser(api, 'second'),
    await aUser(api, 'none'),
    await aUser(api, 'first'),
  ];
  await post(api, none);
  await post(api, second, { matchId: 101 });
  await post(api, second, { matchId: 102, odd_type: '1x2.2' });
  await post(api, first, { matchId: 103 });
  await rate(first, 1);
  await rate(second, 2);
  const before = await tipsOf();
  expect(authorsOf(before)).toEqual(['first', 'second', 'none']);
  expect(before.count).toBe(4);
  expect(before.tips[1]).toMatchObject({
    odd_type: '1x2.2',
    odds: 3.8,
    author: { label: '4.7', position: 2 },
    match: {
      link: expect.stringMatching(/^102-club-0-club-2/),
      home: 'Club 0',
      away: 'Club 2',
      startsAt: KICK_OFF,
    },
  });
  await post(api, fourth, { matchId: 104 });
  await rate(fourth, 4);
  api.setNow(POSTED_AT + 31);
  api.services.responses.purge(['*']);
  expect(authorsOf(await tipsOf())).toEqual(['first', 'second', 'fourth']);
});

test('only tips on matches of the viewer’s own day are listed', async () => {
  const user = await aUser(api, 'ivan');
  const startsAt = KICK_OFF + DAY;
  await sendFeed(api, [aFeedMatch('Club 1', 'Club 2', { startsAt, key: 'tomorrow' })]);
  await sendPrices(api, 'tomorrow', OPENING);
  await post(api, user);
  expect((await tipsOf()).count).toBe(1);
  expect((await tipsOf(`timestamp=${startsAt}`)).count).toBe(0);
  expect((await tipsOf('')).count).toBe(1);
  // in Auckland it starts the day after
  const auckland = await tipsOf(`timestamp=${KICK_OFF - 6 * 3_600}`, {
    cookie: 'timezone=Pacific/Auckland',
  });
  expect(auckland.count).toBe(0);
});

test('only tips on matches that have not started are listed, by reported status and by the clock', async () => {
  const [early, late] = [await aUser(api, 'early'), await aUser(api, 'late')];
  await post(api, early);
  await post(api, late, { matchId: 102 });
  expect(authorsOf(await tipsOf())).toEqual(['late', 'early']);
  await sendFeed(api, [aFeedScore('Club 0-Club 1', 0, 0, { status: MATCH_STATUS.live })]);
  api.setNow(POSTED_AT + 31);
  expect(await tipsOf()).toMatchObject({ tips: [{ author: { url: 'late' } }], count: 1 });
  api.setNow(KICK_OFF);
  expect(await tipsOf()).toMatchObject({ tips: [], count: 0 });
});

test('neither a tip delayed for subscribers nor one of a private capper is shown', async () => {
  const [late, hidden] = [
    await aUser(api, 'late'),
    await aUser(api, 'hidden', { isPrivate: true }),
  ];
  const id = await post(api, late);
  await post(api, hidden, { matchId: 102 });
  expect(authorsOf(await tipsOf())).toEqual(['late']);
  await sql`update tips set delay_salt = 'salt' where id = ${id}`.execute(api.database.db);
  api.setNow(POSTED_AT + 31);
  expect(await tipsOf()).toMatchObject({ tips: [], count: 0 });
});

test.each(['timestamp=x', 'timestamp=5'])('%s is refused as a day', async (query) => {
  const reply = await api.app.inject(`/soccer/results/tips?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toHaveProperty('timestamp');
});

test('the main page shows tips on matches of the next 24 hours, across midnight', async () => {
  const user = await aUser(api, 'known');
  await post(api, user);
  await rate(user, 1);
  const blocksOf = async () => {
    const reply = await api.app.inject('/soccer/main/page');
    return reply.json().data.blocks.filter(({ kind }: { kind: number }) => kind === 9);
  };
  expect(await blocksOf()).toMatchObject([
    { items: [{ author: { url: 'known' } }], routeName: 'results', params: { tab: 'tips' } },
  ]);
  api.setNow(KICK_OFF + 60);
  expect(await blocksOf()).toEqual([]);
});
