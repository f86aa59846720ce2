import { decodeMatch, type WireMatch } from '@tipmark/contract/match-wire';
import { verifyHead, verifyLedger } from '@tipmark/domain';
import { TIP_CALLS } from '../../betting/tips/tip-writes.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { KICK_OFF, POSTED_AT, sendPrices, someTippableMatches } from '../../testing/tips.ts';

const TIP = { odd_type: '1x2.1', stake: 3, description: 'Хозяева сильнее', contestSeasonId: null };

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 25);
}, 60_000);

beforeEach(async () => {
  api.setNow(POSTED_AT);
  person = await aPerson(api);
});

afterAll(() => api.close());

interface Sent {
  readonly matchUrl?: string;
  readonly headers?: object;
  readonly sportType?: number;
}

function send(
  payload: unknown,
  { matchUrl = '101-club-0-club-1', headers = {}, sportType = 1 }: Sent = {},
) {
  return api.app.inject({
    method: 'POST',
    url: `/soccer/events/tips/${matchUrl}/${sportType}`,
    headers: { ...person.headers, ...headers },
    payload: payload as object,
  });
}

async function listOf(query = '', headers = {}, match = 101) {
  const url = `/soccer/events/tips/${match}/1${query}`;
  return (await api.app.inject({ url, headers })).json().data;
}

test('a posted tip is returned with its price and hash and is listed on the match at once', async () => {
  await api.app.inject('/soccer/events/page/101/10/12/0/0/0/0/1/0');
  const reply = await send(TIP);
  expect(reply.statusCode).toBe(200);
  const { tip } = reply.json().data;
  expect(tip).toMatchObject({
    author: { url: person.url, roiPercent: null, countOfTips: null },
    odds: 2,
    currentOdds: 2,
    stake: 3,
    result: 0,
    profit: null,
    createdAt: POSTED_AT,
  });
  expect(tip.hash).toMatch(/^[0-9a-f]{64}$/);
  api.setNow(POSTED_AT + 2);
  const page = await api.app.inject('/soccer/events/page/101/10/12/0/0/0/0/1/0');
  expect(page.json().data.tips.tips.map(({ id }: { id: number }) => id)).toContain(tip.id);
});

test('a profile lists a tip with its match, without the prices that its row does not show', async () => {
  await send(TIP);
  const reply = await api.app.inject({
    url: `/page-profile/${person.url}/tips`,
    headers: person.headers,
  });
  const [{ match, tip }] = reply.json().data.tips as [{ match: WireMatch; tip: object }];
  const { link, startsAt, currentOdds, firstOdds, countOfTips } = decodeMatch(match);
  expect({ link, startsAt }).toEqual({ link: '101-club-0-club-1-2024-01-13', startsAt: KICK_OFF });
  expect([...currentOdds, ...firstOdds, countOfTips]).toEqual([0]);
  expect(tip).toMatchObject({ odds: 2, currentOdds: 2 });
});

test('a tip against the rules is answered with 200 and an error in the requested language', async () => {
  api.setNow(KICK_OFF);
  const russian = await send(TIP);
  expect(russian.statusCode).toBe(200);
  expect(russian.json().data).toEqual({
    error: {
      code: 'match_started',
      message: expect.stringContaining('начался'),
      details: { matchUrl: expect.any(String) },
    },
  });
  const english = await send(TIP, { headers: { 'accept-language': 'en' } });
  expect(english.json().data.error.message).toContain('has started');
});

test('a price that is lower than the requested one is answered with the current price', async () => {
  const { error } = (await send({ ...TIP, odd_value: 2.1 })).json().data;
  expect(error).toMatchObject({ code: 'odds_changed', odds: 2 });
  expect(error.message).toMatch(/2\.10.*2\.00/);
});

test('a tip without a token or with that of a guest is refused', async () => {
  expect((await send(TIP, { headers: { authorization: '' } })).statusCode).toBe(401);
  const { token } = api.services.guests.issue();
  expect((await send(TIP, { headers: { authorization: token } })).statusCode).toBe(401);
});

test.each([
  ['no body', undefined],
  ['no outcome', { stake: 1 }],
  ['a made-up outcome', { ...TIP, odd_type: '1x2.9' }],
  ['an outcome of tennis', { ...TIP, odd_type: 'ougames.o:21.5' }],
  ['another spelling of a line', { ...TIP, odd_type: 'ou.o:2.50' }],
  ['no stake', { ...TIP, stake: 0 }],
  ['a stake of 11', { ...TIP, stake: 11 }],
  ['a fractional stake', { ...TIP, stake: 1.5 }],
  ['a stake as text', { ...TIP, stake: '3' }],
  ['a long text', { ...TIP, description: 'я'.repeat(3_001) }],
  ['a NUL character', { ...TIP, description: 'a\u0000' }],
  ['an array', [TIP]],
])('a body with %s is refused and stores nothing', async (_name, body) => {
  const before = await listOf();
  const reply = await send(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.code).toBe('validation');
  expect((await listOf()).count).toBe(before.count);
});

test('price, result, author and time of a body are ignored', async () => {
  const reply = await send({
    ...TIP,
    odds: 9,
    price: 9,
    result: 1,
    user_id: 1,
    created_at: 1,
    id: 7,
  });
  expect(reply.json().data.tip).toMatchObject({ odds: 2, result: 0, author: { url: person.url } });
});

test('markup in a long description is stored as text', async () => {
  const description = `<img src=x onerror=alert(1)>${'я'.repeat(2_900)}`;
  const { tip } = (await send({ ...TIP, description })).json().data;
  expect(tip.description).toBe(description);
});

test.each([
  ['a match of another sport', { sportType: 2 }, 400],
  ['an unknown match', { matchUrl: '9999-x' }, 404],
  ['an invalid match link', { matchUrl: 'x' }, 404],
])('a tip on %s is refused', async (_name, sent, status) => {
  expect((await send(TIP, sent)).statusCode).toBe(status);
});

test('an idempotency key sent twice returns the same tip; with other content it is refused', async () => {
  const headers = { 'idempotency-key': 'k-1' };
  const [first, again] = [await send(TIP, { headers }), await send(TIP, { headers })];
  expect(again.json()).toEqual(first.json());
  const other = await send({ ...TIP, stake: 4 }, { headers });
  expect(other.statusCode).toBe(422);
  expect(other.json().error.code).toBe('idempotency_mismatch');
});

test('concurrent requests without an idempotency key post one tip', async () => {
  const replies = await Promise.all([send(TIP), send(TIP), send(TIP)]);
  const taken = replies.filter((reply) => 'tip' in reply.json().data);
  expect(taken).toHaveLength(1);
});

test('concurrent requests with one idempotency key return the same tip', async () => {
  const headers = { 'idempotency-key': 'k-2' };
  const replies = await Promise.all([1, 2, 3].map(() => send(TIP, { headers })));
  const ids = replies.map((reply) => reply.json().data.tip?.id);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toEqual(expect.any(Number));
});

test('writes are limited to ten a minute', async () => {
  const statuses = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await send(TIP)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('repeated requests with one key count as one write, but are limited as calls', async () => {
  const headers = { 'idempotency-key': 'k-3' };
  const first = await send(TIP, { headers });
  for (let time = 0; time < 20; time += 1) {
    const again = await send(TIP, { headers });
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  }
  const next = await send(TIP, { matchUrl: '125', headers: { 'idempotency-key': 'k-4' } });
  expect(next.json().data.tip).toMatchObject({ odds: 2 });
  const statuses = [];
  for (let time = 0; time < TIP_CALLS.max - 21; time += 1) {
    statuses.push((await send(TIP, { headers })).statusCode);
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test('at the write limit the tenth response can still be repeated, and a refused key can be used later', async () => {
  const replies = [];
  for (let index = 1; index <= 11; index += 1) {
    const headers = { 'idempotency-key': `many-${index}` };
    replies.push(await send(TIP, { matchUrl: String(111 + index), headers }));
  }
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429]);
  const again = await send(TIP, { matchUrl: '121', headers: { 'idempotency-key': 'many-10' } });
  expect([again.statusCode, again.json()]).toEqual([200, replies[9]?.json()]);
  // the refused one stored nothing: its key is free
  api.setNow(POSTED_AT + 61);
  const late = await send(TIP, { matchUrl: '122', headers: { 'idempotency-key': 'many-11' } });
  expect(late.json().data.tip).toMatchObject({ odds: 2 });
});

test('a tip can be changed by its author, for others it is not found', async () => {
  const { tip } = (await send(TIP)).json().data;
  await sendPrices(api, 'Club 0-Club 1', { '1x2.2': 4_100 }, POSTED_AT + 20);
  const put = (headers: object) =>
    api.app.inject({
      method: 'PUT',
      url: `/soccer/events/tips/101/1/${tip.id}`,
      headers: { ...headers },
      payload: { odd_type: '1x2.2', stake: 2, description: 'Гости' },
    });
  const other = await aPerson(api);
  expect((await put(other.headers)).statusCode).toBe(404);
  api.setNow(POSTED_AT + 60);
  expect((await put(person.headers)).json().data.tip).toMatchObject({
    id: tip.id,
    odd_type: '1x2.2',
    odds: 4.1,
    stake: 2,
    editedAt: POSTED_AT + 60,
  });
});

test('tips of a private capper are shown only to that capper, and the ledger is not found', async () => {
  await send(TIP, { matchUrl: '102' });
  const privacy = { is_privacy: true, is_privacy_enabled: true };
  await api.app.inject({
    method: 'PUT',
    url: `/page-profile/${person.url}`,
    headers: { ...person.headers },
    payload: privacy,
  });
  expect((await listOf('', {}, 102)).count).toBe(0);
  expect((await listOf('', person.headers, 102)).count).toBe(1);
  expect((await api.app.inject(`/ledger/${person.url}`)).statusCode).toBe(404);
});

test('the entries, chain and signed head of a ledger can be verified', async () => {
  const { tip } = (await send(TIP, { matchUrl: '103' })).json().data;
  const { data } = (await api.app.inject(`/ledger/${person.url}`)).json();
  expect(data.entries.at(-1)).toMatchObject({ seq: tip.seq, hash: tip.hash });
  expect(await verifyLedger(data.entries, data.ledgerId)).toBeUndefined();
  expect(await verifyHead(data.head)).toBe(true);
  const chain = (await api.app.inject('/ledger/chain/1')).json().data;
  expect(await verifyLedger(chain.entries)).toBeUndefined();
  expect(chain.entries.at(-1).hash).toBe(data.head.hash);
});

test('the head of a past day is final, that of a future day is not found', async () => {
  await send(TIP, { matchUrl: '104' });
  const day = new Date(POSTED_AT * 1_000).toISOString().slice(0, 10);
  api.setNow(POSTED_AT + 86_400);
  const first = (await api.app.inject(`/ledger/head/${day}`)).json().data;
  expect(first).toMatchObject({ date: day, isFinal: true });
  expect((await api.app.inject(`/ledger/head/${day}`)).json().data).toEqual(first);
  expect((await api.app.inject('/ledger/head/2030-01-01')).statusCode).toBe(404);
  expect((await api.app.inject('/ledger/head/2024-02-30')).statusCode).toBe(400);
});

test('lists in any order continue after their last tip', async () => {
  for (let index = 0; index < 23; index += 1) {
    person = await aPerson(api);
    await send({ ...TIP, odd_type: index % 2 ? '1x2.1' : '1x2.2' }, { matchUrl: '105' });
  }
  for (const sort of [1, 2, 3]) {
    const first = await listOf(`?sort=${sort}`, {}, 105);
    expect(first).toMatchObject({ count: 23, lastTipId: expect.any(Number) });
    const rest = await listOf(`?sort=${sort}&lastTipId=${first.lastTipId}`, {}, 105);
    const ids = [...first.tips, ...rest.tips].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(23);
    expect(rest.lastTipId).toBeNull();
  }
  const byOdds = await listOf('?sort=3', {}, 105);
  expect(byOdds.tips[0].odds).toBe(3.8);
}, 30_000);

test('lists have the number of tips on a match', async () => {
  const countOn = async (language: string) => {
    const url = `/soccer/results/page?timestamp=${KICK_OFF}`;
    const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
    const matches = reply
      .json()
      .data.leagues.flatMap(({ matches: all }: { matches: WireMatch[] }) => all);
    return matches.map(decodeMatch).find(({ matchId }: { matchId: number }) => matchId === 124);
  };
  expect(await countOn('ru')).toMatchObject({ countOfTips: 0, hasUsersTip: false });
  for (const seconds of [1, 2, 3]) {
    api.setNow(POSTED_AT + seconds);
    person = await aPerson(api);
    await send(TIP, { matchUrl: '124-x' });
  }
  // the list of the day is cached for half a minute
  api.setNow(POSTED_AT + 40);
  expect(await countOn('ru')).toMatchObject({ countOfTips: 3, hasUsersTip: true });
});

describe('tips on a match', () => {
  const AT = POSTED_AT + 100;
  const listed = (query: string) => listOf(query, {}, 123);
  const textsOf = (reply: { tips: { description: string }[] }) =>
    reply.tips.map(({ description }) => description).toSorted();

  beforeAll(async () => {
    const tips = [
      ['1x2.1', 'Хозяева сильнее'],
      ['1x2.1', 'Home wins it'],
      ['1x2.2', ''],
    ] as const;
    for (const [index, [oddType, description]] of tips.entries()) {
      api.setNow(AT + index);
      person = await aPerson(api);
      const payload = { ...TIP, odd_type: oddType, description };
      expect((await send(payload, { matchUrl: '123-x' })).json().data.tip).toBeDefined();
    }
  });

  beforeEach(() => api.setNow(AT + 10));

  test('are split by outcome, whatever the filters', async () => {
    const split = [
      { odd_type: '1x2.1', count: 2 },
      { odd_type: '1x2.2', count: 1 },
    ];
    expect((await listed('')).split).toEqual(split);
    expect((await listed('?language=en')).split).toEqual(split);
    const page = await api.app.inject('/soccer/events/page/123/10/12/0/0/0/0/1/0');
    expect(page.json().data.tips.split).toEqual(split);
  });

  test('can be filtered by language and to those with a description', async () => {
    expect(textsOf(await listed('?language=ru'))).toEqual(['Хозяева сильнее']);
    expect(await listed('?language=en')).toMatchObject({ count: 1 });
    expect(textsOf(await listed('?isOnlyTipsDescription=1'))).toEqual([
      'Home wins it',
      'Хозяева сильнее',
    ]);
  });

  test('can be filtered by the number of tips of their authors', async () => {
    expect(await listed('?minCountOfTips=30')).toMatchObject({ tips: [], count: 0 });
    expect(await listed('?minCountOfTips=0')).toMatchObject({ count: 3 });
  });

  test('are refused for an unknown language, naming the parameter', async () => {
    const reply = await api.app.inject('/soccer/events/tips/123/1?language=de');
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('language');
  });
});
