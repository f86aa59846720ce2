import type { TipAuthor } from '@tipmark/contract';
import { NOW, type SearchWorld } from '../../discovery/search-users-tips/testing/search-world.ts';
import {
  aSearchedApi,
  GUEST,
  PATIENCE_MS,
  type SearchedApi,
  TIPS,
  USERS,
} from '../../discovery/search-users-tips/testing/searched-api.ts';
import type { Person } from '../../people/account/testing/people.ts';
import { capperTopic } from '../../platform/cache/topics.ts';
import type { TestApi } from '../../testing/create-test-api.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

let searched: SearchedApi;
let api: TestApi;
let world: SearchWorld;
let user: Person;
let subscriber: Person;

beforeAll(async () => {
  searched = await aSearchedApi();
  ({ api, world, user, subscriber } = searched);
}, PATIENCE_MS);

afterAll(() => api.close());

const request: SearchedApi['ask'] = (...call) => searched.ask(...call);

async function found(url: string, payload: unknown, who: { readonly headers: object } = GUEST) {
  const reply = await request(url, payload, who);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('a response about tips has everything the page shows', async () => {
  const data = await found(TIPS, {});
  expect(data.tips).toHaveLength(20);
  expect(data.count).toBeGreaterThan(40);
  expect(data).toMatchObject({ nextPageNumber: 2, activeTipsCountPerUser: 0, template: null });
  expect(data.activeOutcomesCategories).toEqual([]);
  const matches = new Map(
    data.matches.map((match: Record<string, string>) => [parseInt(match['3'] ?? '', 10), match]),
  );
  const leagues = new Set(data.leagues.map(({ id }: { id: number }) => id));
  for (const tip of data.tips) {
    expect(leagues).toContain((matches.get(tip.matchId) as Record<string, number>)['13']);
    expect(tip).toMatchObject({ result: 0, profit: null, isDelayed: false });
  }
  const sports = (of: { sport: number }[]) => new Set(of.map(({ sport }) => sport));
  for (const list of [data.tips, data.leagues, data.outcomesCategories]) {
    expect(sports(list)).toEqual(new Set([1, 2, 3]));
  }
  const sum = (of: { countOfTips: number }[]) =>
    of.reduce((total, { countOfTips }) => total + countOfTips, 0);
  expect(sum(data.leagues)).toBe(data.count);
  expect(sum(data.outcomesCategories)).toBe(data.count);
  const worth = data.tips.filter((tip: { valuePercent: number | null }) => tip.valuePercent);
  expect(worth.length).toBeGreaterThan(0);
  const best = await found(TIPS, { period: 5, sortType: 5, tipsCountPerUser: 1 }, subscriber);
  const shares = best.tips.map(({ author }: { author: TipAuthor }) => author.roiPercent ?? -1_000);
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a));
});

test('pages list every tip once up to the last page', async () => {
  const ids: number[] = [];
  let pageNumber: number | null = 1;
  let count = 0;
  while (pageNumber !== null) {
    const page = await found(TIPS, { pageNumber });
    ids.push(...page.tips.map(({ id }: { id: number }) => id));
    pageNumber = page.nextPageNumber;
    count = page.count;
  }
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(count);
  expect(await found(TIPS, { pageNumber: 900 })).toMatchObject({
    tips: [],
    count,
    nextPageNumber: null,
  });
});

test('delayed tips are found only by subscribers, tips of private and blocked cappers by no one', async () => {
  const all = async (who: { headers: object }) => {
    const { count } = await found(TIPS, {}, who);
    return count;
  };
  const open = world.tips.filter((tip) => {
    const match = world.matches.find(({ id }) => id === tip.matchId);
    return tip.result === 0 && match?.status === 1 && match.startsAt > NOW;
  });
  const shown = open.filter(({ userId }) => {
    const author = world.users.find(({ id }) => id === userId);
    return author?.isPrivate === false && !author.isBlocked;
  });
  expect(shown.length).toBeLessThan(open.length);
  expect(await all(subscriber)).toBe(shown.length);
  const shownToAll = shown.filter(({ isDelayed }) => !isDelayed).length;
  expect(shownToAll).toBeLessThan(shown.length);
  expect(await all(user)).toBe(shownToAll);
  expect(await all(GUEST)).toBe(shownToAll);
  const { cappers } = await found(USERS, { period: 5 }, subscriber);
  const hidden = new Set(
    world.users
      .filter(({ isPrivate, isBlocked }) => isPrivate || isBlocked)
      .map(({ id }) => `capper-${id}`),
  );
  expect(hidden.size).toBeGreaterThan(0);
  expect(cappers.filter(({ url }: { url: string }) => hidden.has(url))).toEqual([]);
});

test('a capper who hides the statistics is removed from both searches at once', async () => {
  const { cappers } = await found(USERS, { period: 5 }, subscriber);
  const [{ url }] = cappers;
  const setPrivate = async (is_private: boolean) => {
    const { db, bus } = api.services;
    const [row] = await db
      .updateTable('users')
      .set({ is_private })
      .where('url', '=', url)
      .returning('id')
      .execute();
    bus.publish([capperTopic(row?.id ?? 0)]);
  };
  await setPrivate(true);
  const after = await found(USERS, { period: 5 }, subscriber);
  expect(after.count).toBe(cappers.length - 1);
  const tips = await found(TIPS, {}, subscriber);
  expect(tips.tips.some(({ author }: { author: TipAuthor }) => author.url === url)).toBe(false);
  await setPrivate(false);
});

test('a response about cappers has everything the page shows', async () => {
  const data = await found(USERS, { period: 5, count: 3 }, subscriber);
  expect(data.cappers).toHaveLength(3);
  expect(data).toMatchObject({
    availablePeriods: [1, 2, 3, 4, 5],
    activePeriodTab: 5,
    activeContestTab: 0,
    nextCount: 103,
    template: null,
  });
  expect(data.availableContests.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  const [first] = data.cappers;
  expect(first).toMatchObject({ position: expect.any(Number), followers: expect.any(Number) });
  expect(first.lastTipResults.length).toBeGreaterThan(0);
  expect(first.won + first.lost).toBe(first.countOfTips);
  const ofContest = await found(USERS, { contestId: 1, period: 5 }, subscriber);
  expect(ofContest.activeContestTab).toBe(1);
  expect(ofContest.count).toBeGreaterThan(0);
  expect(ofContest.count).toBeLessThanOrEqual(data.count);
});

test('a preset has its name in the requested language, and its criteria are applied', async () => {
  const english = { headers: { 'accept-language': 'en' } };
  const { template } = await found(TIPS, { templateId: 2 }, english);
  expect(template).toMatchObject({ id: 2, isModifiable: false, params: { minRoi: 5 } });
  expect(template.name).toMatch(/[a-z]/);
  const russian = await found(USERS, { templateId: 2 });
  expect(russian.template.name).toMatch(/[а-я]/);
  expect(russian.activePeriodTab).toBe(3);
  for (const capper of russian.cappers) {
    expect(capper.maxDrawdownPercent).toBeLessThanOrEqual(15);
    expect(capper.countOfTips).toBeGreaterThanOrEqual(30);
  }
  const { tips } = await found(TIPS, { templateId: 1 });
  expect(tips.length).toBeGreaterThan(0);
  for (const { author } of tips) expect(author.position).not.toBeNull();
  // A guest follows no cappers.
  expect(await found(TIPS, { templateId: 3 })).toMatchObject({ tips: [], count: 0 });
});

test('chosen categories are returned, and only they are found', async () => {
  const data = await found(TIPS, { sportType: 1, soccerOutcomeCategories: [3] }, subscriber);
  expect(data.activeOutcomesCategories).toEqual([{ sport: 1, id: 3 }]);
  expect(data.tips.length).toBeGreaterThan(0);
  for (const { odd_type } of data.tips) expect(odd_type).toMatch(/^ou\./);
  expect(data.outcomesCategories.length).toBeGreaterThan(1);
});

test('a search with the user’s own template applies it; another user’s is not found', async () => {
  const params = { soccerOutcomeCategories: [1], period: 5, minTipsCount: null };
  const saved = await request(
    '/search-users-tips/templates/tips',
    { name: 'Results', params },
    subscriber,
  );
  const { id } = saved.json().data;
  const data = await found(TIPS, { templateId: id, sportType: 1 }, subscriber);
  expect(data.template).toEqual({
    id,
    name: 'Results',
    isModifiable: true,
    params: { soccerOutcomeCategories: [1], period: 5 },
  });
  expect(data.tips.length).toBeGreaterThan(0);
  for (const { odd_type } of data.tips) expect(odd_type).toMatch(/^1x2\./);
  const other = await aSubscriber(api);
  expect((await request(TIPS, { templateId: id }, other)).statusCode).toBe(404);
  expect((await request(USERS, { templateId: id }, subscriber)).statusCode).toBe(404);
});
