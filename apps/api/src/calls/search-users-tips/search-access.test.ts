import { NOW } from '../../discovery/search-users-tips/testing/search-world.ts';
import {
  aSearchedApi,
  GUEST,
  PATIENCE_MS,
  type SearchedApi,
  TIPS,
  USERS,
} from '../../discovery/search-users-tips/testing/searched-api.ts';
import type { Person } from '../../people/account/testing/people.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

let searched: SearchedApi;
let api: TestApi;
let user: Person;
let subscriber: Person;

beforeAll(async () => {
  searched = await aSearchedApi();
  ({ api, user, subscriber } = searched);
}, PATIENCE_MS);

afterAll(() => api.close());

const request: SearchedApi['ask'] = (...call) => searched.ask(...call);

test.each([
  ['an empty body', TIPS, {}],
  ['an empty body', USERS, {}],
  ['the first preset', TIPS, { templateId: 0 }],
  ['a preset', TIPS, { templateId: 2 }],
  ['the next page of a preset', TIPS, { templateId: 1, pageNumber: 2 }],
  ['a preset of a sport', TIPS, { templateId: 1, sportType: 2 }],
  ['a longer list of a preset', USERS, { templateId: 1, count: 200 }],
  ['filters that are off', TIPS, { templateId: 1, minRoi: null, soccerLeagueIds: null }],
  ['empty lists', TIPS, { soccerLeagueIds: [], hockeyOutcomeCategories: [] }],
])('%s is free on %s', async (_what, url, body) => {
  for (const who of [GUEST, user, subscriber]) {
    expect((await request(url, body, who)).statusCode).toBe(200);
  }
});

test.each([
  ['a bound', TIPS, { minRoi: 5 }],
  ['a bound of zero', TIPS, { minTipsCount: 0 }],
  ['an order', TIPS, { sortType: 3 }],
  ['a flag that is off', TIPS, { isOnlyTipsDescription: false }],
  ['a criterion beside a preset', TIPS, { templateId: 1, period: 2 }],
  ['a league', TIPS, { soccerLeagueIds: [1] }],
  ['a period', USERS, { period: 2 }],
  ['a contest', USERS, { contestId: 1 }],
  ['a template', TIPS, { templateId: 4_711 }],
  ['a template', USERS, { templateId: 4_711 }],
])('%s on %s requires a subscription', async (_what, url, body) => {
  for (const who of [GUEST, user]) {
    const reply = await request(url, body, who);
    expect([reply.statusCode, reply.json().error.code]).toEqual([402, 'premium_required']);
  }
  const forged = await request(url, body, { headers: { authorization: 'nobody’s'.slice(0, 6) } });
  expect(forged.statusCode).toBe(401);
  expect([200, 404]).toContain((await request(url, body, subscriber)).statusCode);
});

test.each([
  ['tips', { minTipsCount: 1 }],
  ['users', { minRoi: 5 }],
])('the record of %s has the access of the search', async (kind, criteria) => {
  const url = `/search-users-tips/record/${kind}`;
  for (const who of [GUEST, user, subscriber]) {
    expect((await request(url, { templateId: 1 }, who)).statusCode).toBe(200);
  }
  expect((await request(url, criteria, GUEST)).json().error.code).toBe('premium_required');
  expect((await request(url, criteria, user)).json().error.code).toBe('premium_required');
  const templates = `/search-users-tips/templates/${kind}`;
  const saved = await request(templates, { name: 'Own', params: criteria }, subscriber);
  const own = { templateId: saved.json().data.id };
  expect((await request(url, own, subscriber)).json()).toEqual(
    (await request(url, criteria, subscriber)).json(),
  );
  expect((await request(url, own, await aSubscriber(api))).statusCode).toBe(404);
});

test('an expired subscription gives no access, and an unknown template is not found', async () => {
  const lapsed = await aSubscriber(api);
  const { db } = api.services;
  await db
    .updateTable('users')
    .set({ subscription_expires_at: new Date(NOW * 1_000 - 1) })
    .where('url', '=', lapsed.url)
    .execute();
  api.services.bus.publish(['*']);
  expect((await request(TIPS, { minRoi: 1 }, lapsed)).statusCode).toBe(402);
  expect((await request(USERS, { templateId: 4_711 }, subscriber)).statusCode).toBe(404);
});

test.each([
  ['a maximum under its minimum', TIPS, { minRoi: 10, maxRoi: 5 }, 'maxRoi'],
  ['odds under 1.01', TIPS, { minOddsValue: 1 }, 'minOddsValue'],
  ['a percent too low', USERS, { minProfitPercent: -101 }, 'minProfitPercent'],
  ['half a tip', USERS, { minTipsCount: 0.5 }, 'minTipsCount'],
  ['an unknown order', TIPS, { sortType: 7 }, 'sortType'],
  ['an unknown sport', TIPS, { sportType: 4 }, 'sportType'],
  ['ids as text', TIPS, { soccerMatchIds: ['1'] }, 'soccerMatchIds.0'],
  [
    '501 ids',
    TIPS,
    { tennisMatchIds: Array.from({ length: 501 }, (_, i) => i + 1) },
    'tennisMatchIds',
  ],
  ['a page too far', TIPS, { pageNumber: 1_001 }, 'pageNumber'],
  ['an unknown number of tips per author', TIPS, { tipsCountPerUser: 2 }, 'tipsCountPerUser'],
  ['an unknown contest', USERS, { contestId: 9 }, 'contestId'],
  ['too many cappers', USERS, { count: 1_001 }, 'count'],
])('%s is refused, naming the field', async (_what, url, body, field) => {
  const reply = await request(url, body, subscriber);
  expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'validation']);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});

test('searches beyond the slots of one caller get a retry time', async () => {
  const replies = await Promise.all(
    Array.from({ length: 9 }, () => request(TIPS, { sortType: 6 }, subscriber)),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['1', '1', '1']);
  expect(refused[0]?.json().error.code).toBe('rate_limited');
});
