import { decodeMatch } from '@tipmark/contract/match-wire';
import { SPORT } from '@tipmark/domain';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aLeagueToCome } from './testing/calendar-calls.ts';

const NOW = 1_795_262_400;
let api: TestApi;
let anna: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  anna = await aPerson(api);
});

async function tokenOf({ headers }: Person, method: 'GET' | 'POST' = 'GET') {
  const payload = method === 'POST' ? { payload: {} } : {};
  const reply = await api.app.inject({ method, url: '/account/calendar', headers, ...payload });
  expect(reply.statusCode).toBe(200);
  return reply.json().data.token as string | null;
}

const calendarOf = (token: string | null) =>
  api.app.inject({ url: `/favourites-calendar/${token}` });

async function star({ headers }: Person, ...added: string[]) {
  const payload = { added, removed: [] };
  await api.app.inject({ method: 'PUT', url: '/account/favourites', headers, payload });
}

test('whoever knows the address has the favourites of all sports, without a session', async () => {
  const soccer = await aLeagueToCome(api, 'soccer', 'starred team');
  const hockey = await aLeagueToCome(api, 'hockey', 'starred league');
  await aLeagueToCome(api, 'tennis', 'of others');
  await star(anna, `t${soccer.teamId}`, `l${hockey.leagueId}`);
  const token = await tokenOf(anna, 'POST');
  expect(await tokenOf(anna)).toBe(token);
  const reply = await calendarOf(token);
  expect(reply.headers['cache-control']).toMatch(/private|no-store/);
  const { matches } = reply.json().data;
  const names = matches.map(({ sport, match }: { sport: number; match: never }) => [
    sport,
    decodeMatch(match).home.name,
  ]);
  expect(names.toSorted()).toEqual([
    [SPORT.soccer, 'starred team 1'],
    [SPORT.hockey, 'starred league 1'],
  ]);
  expect(reply.body).not.toContain(anna.url);
});

test('there is none before it is made, and the former one ends with the next', async () => {
  expect(await tokenOf(anna)).toBeNull();
  const first = await tokenOf(anna, 'POST');
  const second = await tokenOf(anna, 'POST');
  expect(second).not.toBe(first);
  expect((await calendarOf(first)).statusCode).toBe(404);
  expect((await calendarOf(second)).statusCode).toBe(200);
});

test('another user, a guest and a blocked owner have none of it', async () => {
  const token = await tokenOf(anna, 'POST');
  expect(await tokenOf(await aPerson(api))).toBeNull();
  expect((await api.app.inject({ url: '/account/calendar' })).statusCode).toBe(401);
  const { db } = api.services;
  const block = (at: Date | null) =>
    db.updateTable('users').set({ blocked_at: at }).where('url', '=', anna.url).execute();
  await block(new Date(NOW * 1_000));
  expect((await calendarOf(token)).statusCode).toBe(404);
  await block(null);
  expect((await calendarOf(token)).statusCode).toBe(200);
});

test.each(['x', 'A'.repeat(43), 'A'.repeat(44)])('%s is nobody’s address', async (token) => {
  expect([400, 404]).toContain((await calendarOf(token)).statusCode);
});

test('the address is not in the log', async () => {
  const token = await tokenOf(anna, 'POST');
  await calendarOf(token);
  expect(JSON.stringify(api.log)).not.toContain(token);
});
