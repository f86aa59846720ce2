import { createHash } from 'node:crypto';
import { OPEN_QUOTAS, OPEN_ROOT } from '@tipmark/contract/open';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

/** 2026-11-21 12:00 UTC. */
const NOON = 1_795_262_400;
const KEY = /^tm_live_[\w-]{43}$/;

let api: TestApi;
let now = NOON;

beforeAll(async () => {
  api = await createTestApi({ now: NOON });
}, 60_000);

afterAll(() => api.close());

function goTo(seconds: number): void {
  now = seconds;
  api.setNow(seconds);
}

async function call(method: 'GET' | 'POST', path: string, who: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: `/account/open-keys${path}`,
    headers: { ...who.headers },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const make = (who: Person, name = 'Bot') => call('POST', '', who, { name, password: PASSWORD });
const keyOf = async (who: Person): Promise<string> => (await make(who)).data.key;
const listOf = async (who: Person) => (await call('GET', '', who)).data;

let countOfAddresses = 0;
/** Another network for each test, so that none spends the limits of another. */
const anAddress = () => `198.51.100.${(countOfAddresses += 1)}`;

const use = (key: string, remoteAddress = anAddress(), headers: Record<string, string> = {}) =>
  api.app.inject({
    url: `${OPEN_ROOT}/leagues`,
    headers: { authorization: `Bearer ${key}`, ...headers },
    remoteAddress,
  });

test('a key is shown once and stored as a hash', async () => {
  const olga = await aPerson(api);
  const { status, data } = await make(olga, 'Table in the blog');
  expect(status).toBe(200);
  expect(data.key).toMatch(KEY);
  const { key } = data;
  const hint = `${key.slice(0, 12)}…${key.slice(-4)}`;
  const [listed] = (await listOf(olga)).keys;
  expect(listed).toEqual({
    id: expect.any(String),
    name: 'Table in the blog',
    hint,
    scopes: ['read'],
    createdAt: now,
    lastUsedAt: null,
  });
  const row = await api.database.db
    .selectFrom('open_keys')
    .selectAll()
    .where('id', '=', listed.id)
    .executeTakeFirstOrThrow();
  expect(row.hash).toBe(createHash('sha256').update(key).digest('hex'));
  expect(JSON.stringify([row, await listOf(olga)])).not.toContain(key.slice(12, -4));
  expect((await use(key)).statusCode).toBe(200);
  expect(JSON.stringify(api.log)).not.toContain(key.slice(12, -4));
});

test('without the proof of the owner no key is made', async () => {
  const olga = await aPerson(api);
  const missing = await call('POST', '', olga, { name: 'Bot' });
  expect([missing.status, missing.error.code]).toEqual([403, 'proof_needed']);
  const wrong = await call('POST', '', olga, { name: 'Bot', password: 'not the password' });
  expect(wrong.status).toBe(400);
  expect((await listOf(olga)).keys).toEqual([]);
});

test('a name is required and bounded', async () => {
  const olga = await aPerson(api);
  for (const name of ['', 'x'.repeat(41)]) {
    const { status, error } = await make(olga, name);
    expect([status, Object.keys(error.details)]).toEqual([400, ['name']]);
  }
});

test('there are five keys at most, however many calls come at once', async () => {
  const olga = await aPerson(api);
  const made = await Promise.all(Array.from({ length: 8 }, () => make(olga)));
  const count = made.filter(({ status }) => status === 200).length;
  expect((await listOf(olga)).keys).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(5);
  for (let left = count; left < 5; left += 1) expect((await make(olga)).status).toBe(200);
  const more = await make(olga);
  expect([more.status, more.error.code]).toEqual([422, 'limit_reached']);
});

test('a revoked key is refused at once; only its owner can revoke it', async () => {
  const [olga, other] = [await aPerson(api), await aPerson(api)];
  const key = await keyOf(olga);
  expect((await use(key)).statusCode).toBe(200);
  const [{ id }] = (await listOf(olga)).keys;
  expect((await call('POST', '/revoke', other, { id })).status).toBe(404);
  expect((await use(key)).statusCode).toBe(200);
  const { status, data } = await call('POST', '/revoke', olga, { id });
  expect([status, data.keys]).toEqual([200, []]);
  const refused = await use(key);
  expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'unauthorized']);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  expect((await call('POST', '/revoke', olga, { id })).status).toBe(404);
});

test('the plan of the owner decides the quota, which all keys of one share', async () => {
  goTo(NOON + 3_600);
  const [olga, maria] = [await aPerson(api), await aSubscriber(api)];
  const { free, premium } = OPEN_QUOTAS;
  const policyOf = ({ perMinute, perDay }: { perMinute: number; perDay: number }) =>
    `"minute";q=${perMinute};w=60, "day";q=${perDay};w=86400`;
  const [one, two] = [await keyOf(olga), await keyOf(olga)];
  const first = await use(one);
  expect(first.headers['ratelimit-policy']).toBe(policyOf(free));
  expect(first.headers['ratelimit']).toContain(`"day";r=${free.perDay - 1};`);
  expect((await use(two)).headers['ratelimit']).toContain(`"day";r=${free.perDay - 2};`);
  const ofMaria = await use(await keyOf(maria));
  expect(ofMaria.headers['ratelimit-policy']).toBe(policyOf(premium));
  expect((await listOf(maria)).quota).toEqual({ plan: 'premium', ...premium });
});

test('keys that nobody has are 401, then 429 for their network alone', async () => {
  const olga = await aPerson(api);
  const [network, other] = [anAddress(), anAddress()];
  const key = await keyOf(olga);
  await use(key, other);
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1) {
    statuses.push((await use(`tm_live_${String(at).padStart(43, 'x')}`, network)).statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  // a key that is known is not searched for, so its owner is not shut out by a neighbour
  expect((await use(key, network)).statusCode).toBe(200);
  expect((await use('tm_live_x', other)).statusCode).toBe(401);
});

test.each(['', 'Bearer', 'Bearer ', 'Basic b2xnYTp4', 'tm_live_', `tm_live_${'🔑'.repeat(20)}`])(
  '%j is no key',
  async (authorization) => {
    const reply = await api.app.inject({
      url: `${OPEN_ROOT}/leagues`,
      headers: { authorization: Buffer.from(authorization).toString('latin1') },
      remoteAddress: anAddress(),
    });
    expect(reply.statusCode).toBe(401);
  },
);

test('a session of the site is no key, and a key is no session', async () => {
  const olga = await aPerson(api);
  expect((await use(olga.token)).statusCode).toBe(401);
  const key = await keyOf(olga);
  const reply = await api.app.inject({
    url: '/account/open-keys',
    headers: { authorization: `Bearer ${key}` },
  });
  expect(reply.statusCode).toBe(401);
});

test('a key of a blocked owner is refused', async () => {
  const olga = await aPerson(api);
  const key = await keyOf(olga);
  await api.database.db
    .updateTable('users')
    .set({ blocked_at: new Date(now * 1_000) })
    .where('url', '=', olga.url)
    .execute();
  expect((await use(key)).statusCode).toBe(401);
});

test('use is counted by day, with what was refused and what was unchanged', async () => {
  goTo(NOON + 7_200);
  const olga = await aPerson(api);
  const key = await keyOf(olga);
  const etag = String((await use(key)).headers.etag);
  await use(key, anAddress(), { 'if-none-match': etag });
  for (let at = 2; at < OPEN_QUOTAS.free.perMinute; at += 1) await use(key);
  expect((await use(key)).statusCode).toBe(429);
  await api.services.open.keys.flush();
  const today = {
    day: '2026-11-21',
    calls: OPEN_QUOTAS.free.perMinute + 1,
    refused: 1,
    unchanged: 1,
  };
  expect((await listOf(olga)).days).toEqual([today]);
  goTo(NOON + 86_400);
  await use(key);
  await api.services.open.keys.flush();
  const { days, keys } = await listOf(olga);
  expect(days).toEqual([today, { day: '2026-11-22', calls: 1, refused: 0, unchanged: 0 }]);
  expect(keys[0].lastUsedAt).toBe(NOON + 86_400);
});

test('what a deleted account counted is not stored any more', async () => {
  const olga = await aPerson(api);
  await use(await keyOf(olga));
  await api.database.db.deleteFrom('users').where('url', '=', olga.url).execute();
  await expect(api.services.open.keys.flush()).resolves.toBeUndefined();
});
