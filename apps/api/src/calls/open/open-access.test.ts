import { OPEN_ROOT } from '@tipmark/contract/open';
import { MATCH_STATUS } from '@tipmark/domain';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, COMING, OPEN_NOW, type OpenWorld, PLAYED } from './testing/open-world.ts';

let api: TestApi;
let world: OpenWorld;
let now = OPEN_NOW;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  world = await anOpenWorld(api);
}, 120_000);

afterAll(() => api.close());

/** Without what is cached. */
async function read(path: string) {
  now += 2;
  api.setNow(now);
  api.services.open.responses.purge(['*']);
  const reply = await api.app.inject(`${OPEN_ROOT}${path}`);
  return { status: reply.statusCode, body: reply.body, ...reply.json() };
}

const idsOf = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);

async function setStatus(key: string, status: number, startsAt?: number) {
  await api.database.db
    .updateTable('matches')
    .set({ status, ...(startsAt !== undefined && { starts_at: new Date(startsAt * 1_000) }) })
    .where('id', '=', world.matchIds.get(key) ?? 0)
    .execute();
}

test('tips are those of open records on matches that have begun', async () => {
  expect(idsOf(await read('/tips'))).toEqual([world.tipOnPlayed]);
  const match = world.matchIds.get(COMING);
  expect(idsOf(await read(`/tips?match=${match}`))).toEqual([]);
  expect(idsOf(await read(`/tips?match=${world.matchIds.get(PLAYED)}`))).toEqual([
    world.tipOnPlayed,
  ]);
});

test('a tip appears at the start of its match, and not when a moved match would have begun', async () => {
  const startsAt = now + 1_000;
  await setStatus(COMING, MATCH_STATUS.scheduled, startsAt);
  expect(idsOf(await read('/tips'))).not.toContain(world.tipOnComing);
  await setStatus(COMING, MATCH_STATUS.moved, now - 1_000);
  expect(idsOf(await read('/tips'))).not.toContain(world.tipOnComing);
  await setStatus(COMING, MATCH_STATUS.scheduled, now - 1_000);
  expect(idsOf(await read('/tips'))).toContain(world.tipOnComing);
  await setStatus(COMING, MATCH_STATUS.live, startsAt);
  expect(idsOf(await read('/tips'))).toContain(world.tipOnComing);
  await setStatus(COMING, MATCH_STATUS.scheduled, startsAt + 86_400);
});

test('a text that moderation has hidden is not here either', async () => {
  const { db } = api.database;
  const set = (isHidden: boolean) =>
    db
      .updateTable('tips')
      .set({ is_text_hidden: isHidden, description: 'Goals come late.' })
      .where('id', '=', world.tipOnPlayed)
      .execute();
  await set(false);
  expect((await read('/tips')).data[0].text).toBe('Goals come late.');
  await set(true);
  const { data, body } = await read('/tips');
  expect(data[0].text).toBe('');
  expect(body).not.toContain('Goals come late.');
});

test('the ledger has the hash of a tip before the match, and its content after it', async () => {
  const byId = async (id: number) => {
    const { data } = await read('/ledger');
    return data.find(({ seq }: { seq: number }) => seq === id);
  };
  const before = await byId(world.tipOnComing);
  expect(before).toMatchObject({ kind: 'tip', json: null, reveal: null });
  expect(before.hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await byId(world.tipOnPlayed)).json).toContain('"o":"1x2.1"');
  await setStatus(COMING, MATCH_STATUS.live);
  expect((await byId(world.tipOnComing)).json).toContain('"o":"1x2.1"');
  await setStatus(COMING, MATCH_STATUS.scheduled);
});

test('the chain can be verified with what is shown', async () => {
  const { data } = await read('/ledger');
  const { createHash } = await import('node:crypto');
  for (const [at, entry] of data.entries()) {
    if (at > 0) expect(entry.previousHash).toBe(data[at - 1].hash);
    if (entry.json === null) continue;
    const text = `${entry.previousHash}\n${entry.json}`;
    expect(createHash('sha256').update(text).digest('hex')).toBe(entry.hash);
  }
  expect(data.length).toBeGreaterThan(3);
});

/** Private, blocked and missing records are the same, byte by byte but the name that was asked. */
test.each([
  ['/cappers/NAME', 404],
  ['/tips?capper=NAME', 404],
  ['/ledger?capper=NAME', 404],
])('%s answers alike for a private record and for none', async (path, status) => {
  const answers = [];
  for (const name of ['boris', 'clara', 'nobody-has-this-name']) {
    const { status, body } = await read(path.replace('NAME', name));
    answers.push({ status, body });
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]?.status).toBe(status);
  expect((await read(path.replace('NAME', 'anna'))).status).toBe(200);
});

test('the list of cappers has open records only, and no number that counts others', async () => {
  const { data, body } = await read('/cappers');
  expect(idsOf({ data })).toEqual(['anna']);
  expect(body).not.toContain('boris');
  expect(Object.keys(data[0])).not.toContain('userId');
  expect(data[0].rank).toBeNull();
});

test('a record that becomes private is gone within a second', async () => {
  const path = `${OPEN_ROOT}/cappers`;
  const count = async () => (await api.app.inject(path)).json().data.length;
  const set = async (isPrivate: boolean) => {
    await api.database.db
      .updateTable('users')
      .set({ is_private: isPrivate })
      .where('id', '=', world.open.id)
      .execute();
    // as the call that changes it does
    const { RATING_TOPIC } = await import('../../betting/rating/rating-job.ts');
    api.services.bus.publish([RATING_TOPIC]);
    now += 2;
    api.setNow(now);
  };
  expect(await count()).toBe(1);
  await set(true);
  expect(await count()).toBe(0);
  await set(false);
  expect(await count()).toBe(1);
});

test('closing odds exist once the odds have closed', async () => {
  const closing = (key: string) => read(`/matches/${world.matchIds.get(key)}/closing`);
  expect((await closing(PLAYED)).data.length).toBeGreaterThan(5);
  expect((await closing(COMING)).data).toEqual([]);
});

test('cookies and tokens of the site identify nobody here', async () => {
  const { token } = api.services.guests.issue();
  const reply = await api.app.inject({
    url: `${OPEN_ROOT}/leagues`,
    headers: { cookie: `token=${token}` },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).not.toHaveProperty('set-cookie');
  const named = await api.app.inject({
    url: `${OPEN_ROOT}/leagues`,
    headers: { authorization: token },
  });
  expect(named.statusCode).toBe(401);
  expect(named.json().error.code).toBe('unauthorized');
});
