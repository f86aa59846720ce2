import { MATCH_STATUS, verifyLedger } from '@tipmark/domain';
import { aFeedMatch, aFeedScore } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import {
  change,
  KICK_OFF,
  POSTED_AT,
  post,
  sendPrices,
  someTippableMatches,
  verdictOf,
} from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { findEntriesAfter } from '../ledger/ledger-queries.ts';
import { presentEntries } from '../ledger/present-entries.ts';

const MATCHES = 30;

let api: TestApi;
let user: TestUser;
let countOfUsers = 0;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, MATCHES);
}, 60_000);

beforeEach(async () => {
  user = await aUser(api, `capper-${(countOfUsers += 1)}`);
});

afterAll(() => api.close());

function stored(tipId: number) {
  return api.database.db
    .selectFrom('tips')
    .selectAll()
    .where('id', '=', tipId)
    .executeTakeFirstOrThrow();
}

async function entries() {
  return presentEntries(
    await findEntriesAfter(api.database.db, {
      afterSeq: 0,
      limit: 1_000,
      nowSeconds: api.services.clock(),
    }),
  );
}

test('a tip is accepted at the site line and recorded in the ledger', async () => {
  const id = await post(api, user, { description: '  Хозяева в форме  ' });
  const tip = await stored(id);
  expect(tip).toMatchObject({ milli: 2_000, market: '1x2', stake: 3, seq: id, result: 0 });
  expect(tip.description).toBe('Хозяева в форме');
  const entry = (await entries()).at(-1);
  expect(entry).toMatchObject({ seq: id, hash: tip.hash });
  expect(JSON.parse(entry?.json ?? '')).toEqual({
    seq: id,
    t: 'tip',
    at: new Date(POSTED_AT * 1_000).toISOString(),
    u: user.ledgerId,
    m: 101,
    o: '1x2.1',
    p: '2.00',
    s: 3,
  });
});

test('a tip is recorded at the odds valid when it is accepted', async () => {
  await sendPrices(api, 'Club 0-Club 2', { '1x2.1': 1_870 }, POSTED_AT - 60);
  const id = await post(api, user, { matchId: 102 });
  expect((await stored(id)).milli).toBe(1_870);
});

test.each([
  [2.01, 'tip_odds_changed'],
  [2, 'taken'],
  [1.9, 'taken'],
])('a tip at odds of %f while the line is 2.00: %s', async (odd_value, verdict) => {
  const before = (await entries()).length;
  expect(await verdictOf(post(api, user, { odd_value }))).toBe(verdict);
  expect(await entries()).toHaveLength(before + (verdict === 'taken' ? 1 : 0));
});

test.each([
  [-1, 'taken'],
  [0, 'tip_match_started'],
  [1, 'tip_match_started'],
])('a tip %i seconds from the start: %s', async (offset, verdict) => {
  expect(await verdictOf(post(api, user, { at: KICK_OFF + offset }))).toBe(verdict);
});

test('a match that began early is closed for tips, whatever its schedule', async () => {
  await sendFeed(api, [
    aFeedScore('Club 0-Club 3', 0, 0, { status: MATCH_STATUS.live, liveState: '1H:1' }),
  ]);
  expect(await verdictOf(post(api, user, { matchId: 103 }))).toBe('tip_match_started');
});

test('a postponed start postpones the time limit for tips', async () => {
  await sendFeed(api, [aFeedMatch('Club 0', 'Club 4', { seq: 2, startsAt: KICK_OFF + 600 })]);
  expect(await verdictOf(post(api, user, { matchId: 104, at: KICK_OFF }))).toBe('taken');
});

test.each([
  ['tt1.o:1.5', 'tip_market_closed'],
  ['btts.y', 'tip_odds_range'],
  ['cs.4-3', 'tip_odds_range'],
  ['dnb.1', 'taken'],
])('a tip on %s: %s', async (oddType, verdict) => {
  expect(await verdictOf(post(api, user, { odd_type: oddType }))).toBe(verdict);
});

test.each([
  ['an unknown match', { matchId: 9_999 }, 'not_found'],
  ['an outcome of another sport', { odd_type: 'ougames.o:21.5' }, 'validation'],
])('a tip on %s is rejected with an error', async (_name, tip, code) => {
  await expect(post(api, user, tip)).rejects.toMatchObject({ code });
});

test('one tip per market and three per match are allowed', async () => {
  const results = [];
  for (const oddType of ['1x2.1', '1x2.2', '1x2.1', 'ou.o:2.5', 'ou.u:2.5', 'dnb.1', 'dc.1x']) {
    results.push(await verdictOf(post(api, user, { odd_type: oddType, stake: 1 })));
  }
  expect(results).toEqual([
    'taken',
    'tip_same_market',
    'tip_same_market',
    'taken',
    'tip_same_market',
    'taken',
    'tip_match_limit',
  ]);
});

test('twenty tips per day are allowed, the day being that of UTC+3', async () => {
  const dayStart = KICK_OFF - 18 * 3_600;
  const verdicts = [];
  for (let matchId = 108; matchId < 129; matchId += 1) {
    verdicts.push(await verdictOf(post(api, user, { matchId, stake: 1, at: dayStart - 1 })));
  }
  expect(verdicts).toEqual([...Array.from({ length: 20 }, () => 'taken'), 'tip_day_limit']);
  expect(await verdictOf(post(api, user, { matchId: 128, stake: 1, at: dayStart }))).toBe('taken');
});

test('open stakes never exceed the bank', async () => {
  const verdicts = [];
  for (let matchId = 108; matchId < 119; matchId += 1) {
    verdicts.push(await verdictOf(post(api, user, { matchId, stake: 10 })));
  }
  expect(verdicts.filter((verdict) => verdict === 'taken')).toHaveLength(10);
  expect(verdicts.at(-1)).toBe('tip_over_bank');
});

test('exactly one of many identical tips sent concurrently is accepted', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 12 }, () => verdictOf(post(api, user, { matchId: 105 }))),
  );
  expect(verdicts.filter((verdict) => verdict === 'taken')).toHaveLength(1);
});

test('three of many tips on different markets sent concurrently are accepted', async () => {
  const oddTypes = ['1x2.1', 'ou.o:2.5', 'dnb.1', 'dc.1x', 'ah.1:-0.75'];
  const verdicts = await Promise.all(
    oddTypes.map((oddType) => verdictOf(post(api, user, { matchId: 106, odd_type: oddType }))),
  );
  expect(verdicts.filter((verdict) => verdict === 'taken')).toHaveLength(3);
});

test('tips posted concurrently by several cappers form one unbroken chain', async () => {
  const users = [];
  for (let index = 0; index < 8; index += 1) users.push(await aUser(api, `crowd-${index}`));
  await Promise.all(users.map((one) => post(api, one, { matchId: 107 })));
  const chain = await entries();
  expect(chain.map(({ seq }) => seq)).toEqual(chain.map((_, index) => index + 1));
  expect(await verifyLedger(chain)).toBeUndefined();
});

test('the ledger is append-only, even for the database user', async () => {
  await post(api, user);
  const { db } = api.database;
  await expect(db.updateTable('ledger_entries').set({ json: '{}' }).execute()).rejects.toThrow(
    'append-only',
  );
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
});

describe('a change', () => {
  test('within five minutes uses the current price and amends the ledger', async () => {
    const id = await post(api, user);
    await sendPrices(api, 'Club 0-Club 1', { 'ou.o:2.5': 2_050 }, POSTED_AT + 10);
    await change(api, user, id, { odd_type: 'ou.o:2.5', stake: 5, at: POSTED_AT + 299 });
    const tip = await stored(id);
    expect(tip).toMatchObject({ odd_type: 'ou.o:2.5', market: 'ou', milli: 2_050, stake: 5 });
    const entry = (await entries()).at(-1);
    expect(tip).toMatchObject({ seq: entry?.seq, hash: entry?.hash });
    expect(JSON.parse(entry?.json ?? '')).toMatchObject({ t: 'amend', ref: id, p: '2.05', s: 5 });
  });

  test('is refused when the price is lower than the one seen', async () => {
    const id = await post(api, user);
    const write = (odd_value: number) =>
      verdictOf(change(api, user, id, { odd_type: 'dnb.1', odd_value }));
    expect(await write(1.51)).toBe('tip_odds_changed');
    expect((await stored(id)).odd_type).toBe('1x2.1');
    expect(await write(1.5)).toBe('taken');
  });

  test.each([
    [299, 'taken'],
    [300, 'tip_edit_over'],
  ])('of the stake after %i seconds: %s', async (seconds, verdict) => {
    const id = await post(api, user);
    const write = change(api, user, id, { stake: 4, at: POSTED_AT + seconds });
    expect(await verdictOf(write)).toBe(verdict);
    expect((await stored(id)).stake).toBe(verdict === 'taken' ? 4 : 3);
  });

  test.each([
    [-1, 'taken'],
    [0, 'tip_match_started'],
  ])('of the description %i seconds from the start: %s', async (offset, verdict) => {
    const id = await post(api, user);
    const before = (await entries()).length;
    const write = change(api, user, id, { description: 'Позже', at: KICK_OFF + offset });
    expect(await verdictOf(write)).toBe(verdict);
    expect((await stored(id)).description).toBe(verdict === 'taken' ? 'Позже' : '');
    expect(await entries()).toHaveLength(before);
  });

  test('to a market that has a tip already is refused', async () => {
    await post(api, user);
    const id = await post(api, user, { odd_type: 'ou.o:2.5' });
    expect(await verdictOf(change(api, user, id, { odd_type: '1x2.2' }))).toBe('tip_same_market');
  });

  test("of another user's tip, or under another match, is not found", async () => {
    const id = await post(api, user);
    const other = await aUser(api, `other-${id}`);
    await expect(change(api, other, id, { stake: 9 })).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(api, user, id, { matchId: 102 })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await stored(id)).stake).toBe(3);
  });
});
