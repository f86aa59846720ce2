import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_795_262_400;
const CLUBS = Array.from({ length: 34 }, (_, index) => `Club ${index}`);

let api: TestApi;
let ivan: Person;
let ids: { match: number; league: number; teams: number[] };

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const startsAt = NOW + 3_600;
  await sendFeed(api, [
    ...aFeedSetting(...CLUBS),
    ...CLUBS.slice(1).map((away) => aFeedMatch('Club 0', away, { startsAt })),
  ]);
  const { db } = api.services;
  const idsOf = async (table: 'matches' | 'leagues' | 'teams') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const [match = 0] = await idsOf('matches');
  const [league = 0] = await idsOf('leagues');
  ids = { match, league, teams: await idsOf('teams') };
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  ivan = await aPerson(api);
});

interface Body {
  data: { keys: string[]; teams: { id: number; link: string; sportType: number }[] };
}

async function send(person: Person, added: string[], removed: string[] = []) {
  const reply = await api.app.inject({
    method: 'PUT',
    url: '/account/favourites',
    headers: person.headers,
    payload: { added, removed },
  });
  return { status: reply.statusCode, ...(reply.json() as Body) };
}

async function read(person: Person): Promise<Body['data']> {
  const reply = await api.app.inject({ url: '/account/favourites', headers: person.headers });
  return (reply.json() as Body).data;
}

test('favourites added on one device are read on another, teams with their links', async () => {
  const [team = 0] = ids.teams;
  await send(ivan, [`m${ids.match}`]);
  api.setNow(NOW + 5);
  const { data } = await send(ivan, [`t${team}`, `l${ids.league}`, `m${ids.match}`]);
  expect(data.keys).toEqual([`m${ids.match}`, `l${ids.league}`, `t${team}`]);
  expect(data.teams).toEqual([
    expect.objectContaining({ id: team, sportType: 1, link: expect.stringMatching(`^${team}-`) }),
  ]);
  expect(await read(ivan)).toEqual(data);
});

test('concurrent changes of two devices are both stored', async () => {
  const [one = 0, two = 0, three = 0] = ids.teams;
  await send(ivan, [`t${one}`]);
  await Promise.all([send(ivan, [`t${two}`], [`t${one}`]), send(ivan, [`t${three}`])]);
  expect((await read(ivan)).keys.toSorted()).toEqual([`t${two}`, `t${three}`].toSorted());
});

test('ids that do not exist are ignored, and favourites are not shared between users', async () => {
  const other = await aPerson(api);
  const { data } = await send(ivan, ['m2147483647', 'l2000000000', 't2000000001']);
  expect(data.keys).toEqual([]);
  await send(ivan, [`m${ids.match}`]);
  expect((await read(other)).keys).toEqual([]);
});

test('only the 30 newest favourite teams are stored', async () => {
  for (const [index, id] of ids.teams.entries()) {
    api.setNow(NOW + index);
    await send(ivan, [`t${id}`]);
  }
  expect((await read(ivan)).keys).toEqual(ids.teams.slice(-30).map((id) => `t${id}`));
});

test.each([['x1'], ['m0'], ['m1 l2'], ['']])('a key like %p is refused', async (key) => {
  const { status } = await send(ivan, [key]);
  expect(status).toBe(400);
});

test('a guest cannot read favourites from the server', async () => {
  const reply = await api.app.inject({ url: '/account/favourites' });
  expect(reply.statusCode).toBe(401);
});
