import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  OPEN_QUOTAS,
  OPEN_ROOT,
  type OpenCollection,
  openCollections,
} from '@tipmark/contract/open';
import Fastify from 'fastify';
import { z } from 'zod';
import { writeCursor } from '../../open/listing/cursor.ts';
import { answerCallError } from '../../platform/http/answer-call-error.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { describeOpen } from './describe-open.ts';
import type { OpenHandler } from './open-handler.ts';
import { serveOpen } from './serve-open.ts';
import { anOpenWorld, OPEN_NOW, type OpenWorld, PLAYED } from './testing/open-world.ts';

let api: TestApi;
let world: OpenWorld;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  world = await anOpenWorld(api);
}, 120_000);

afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  api.app.inject({ url: `${OPEN_ROOT}${path}`, headers, remoteAddress });

const EN = { 'accept-language': 'en' };

test.each([
  ['/leagues?limit=0', 'limit'],
  ['/leagues?limit=201', 'limit'],
  ['/leagues?limit=many', 'limit'],
  ['/leagues?sport=chess', 'sport'],
  ['/leagues?language=fr', 'language'],
  ['/leagues?fields=id,points', 'fields'],
  ['/leagues?fields=', 'fields'],
  ['/leagues?sports=soccer', 'sports'],
  ['/leagues?cursor=%00', 'cursor'],
  ['/seasons?league=rpl', 'league'],
  ['/matches?day=2024-02-30', 'day'],
  ['/matches?day=1066-10-14', 'day'],
  ['/matches?updatedSince=yesterday', 'updatedSince'],
  ['/matches?team=99999999999', 'team'],
  ['/matches/rpl/events', 'match'],
  ['/teams?country=Russia', 'country'],
])('%s is refused by the name of %s', async (path, field) => {
  const reply = await get(path, EN);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toMatchObject({ code: 'validation' });
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});

/** Of the list of leagues: `list` is what a cursor is bound to. */
const LIST = JSON.stringify(['leagues', {}, {}]);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function ownCursor(): Promise<string> {
  return (await get('/leagues?limit=1')).json().next;
}

test('a cursor is taken by the list that gave it, with any limit', async () => {
  const cursor = await ownCursor();
  expect(cursor).toBe(writeCursor(LIST, [101]));
  for (const limit of [1, 2, 50]) {
    const reply = await get(`/leagues?limit=${limit}&cursor=${cursor}`);
    expect(reply.json().data[0].id).toBe(102);
  }
});

test.each([
  ['of another filter', async () => ['/leagues?sport=hockey', await ownCursor()]],
  ['of another collection', async () => ['/teams', await ownCursor()]],
  ['of an earlier form', async () => ['/leagues', encoded([0, 'abcdefgh', 101])]],
  ['that is no cursor', async () => ['/leagues', 'nonsense']],
  ['that is empty', async () => ['/leagues', '']],
  ['with no key', async () => ['/leagues', writeCursor(LIST, [])]],
  ['with one key too many', async () => ['/leagues', writeCursor(LIST, [101, 102])]],
  ['with a text for a number', async () => ['/leagues', writeCursor(LIST, ['101'])]],
  ['with a number no id can be', async () => ['/leagues', writeCursor(LIST, [1e12])]],
  ['with half a number', async () => ['/leagues', writeCursor(LIST, [1.5])]],
  ['with SQL', async () => ['/leagues', writeCursor(LIST, ["1'; drop table leagues"])]],
  ['of what has one page only', async () => ['/cappers/anna', await ownCursor()]],
])('a cursor %s is refused by name', async (_name, make) => {
  const [path = '', cursor = ''] = await make();
  const mark = path.includes('?') ? '&' : '?';
  const reply = await get(`${path}${mark}cursor=${encodeURIComponent(cursor)}`, EN);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual(['cursor']);
});

test('fields choose what a row has, in the order of the document', async () => {
  const { data } = (await get('/leagues/101/table?fields=points,rank,team&language=en')).json();
  expect(Object.keys(data[0])).toEqual(['rank', 'team', 'points']);
  expect(data[0]).toEqual({ rank: 1, team: { id: 101, name: 'Zenit' }, points: 3 });
});

test('names are in the language of the address, failures in that of the reader', async () => {
  const nameIn = async (query: string) =>
    (await get(`/leagues?fields=name&limit=1${query}`, EN)).json().data[0].name;
  expect(await nameIn('')).toBe('Премьер-лига');
  expect(await nameIn('&language=ru')).toBe('Премьер-лига');
  expect(await nameIn('&language=en')).toBe('Premier League');
  const { message } = (await get('/leagues?limit=0', EN)).json().error;
  expect(message).toMatch(/^Some values/);
});

test('filters narrow the matches, in each sport the same way', async () => {
  const ids = async (query: string) =>
    (await get(`/matches?fields=id,sport,score,parts&${query}`)).json().data;
  const all = await ids('');
  expect(new Set(all.map(({ sport }: { sport: string }) => sport))).toEqual(
    new Set(['soccer', 'hockey', 'tennis']),
  );
  expect(await ids('sport=tennis')).toEqual([
    {
      id: expect.any(Number),
      sport: 'tennis',
      score: { home: 2, away: 1 },
      parts: [
        { home: 6, away: 3 },
        { home: 4, away: 6 },
        { home: 7, away: 5 },
      ],
    },
  ]);
  expect(await ids('day=2024-01-14')).toHaveLength(1);
  expect(await ids('status=finished')).toHaveLength(3);
  expect(await ids('status=canceled')).toEqual([]);
  expect(await ids('team=101-zenit')).toHaveLength(1);
  expect(await ids('league=101&season=101&status=scheduled')).toHaveLength(1);
  expect(await ids(`updatedSince=${OPEN_NOW - 60}`)).toHaveLength(all.length);
});

test('a changed score moves a match behind a later instant, an untouched one stays', async () => {
  const { db } = api.database;
  const id = world.matchIds.get(PLAYED) ?? 0;
  const changedAt = async () =>
    (await db.selectFrom('matches').select('changed_at').where('id', '=', id).executeTakeFirst())
      ?.changed_at;
  const before = await changedAt();
  await db.updateTable('matches').set({ views: 7, home_score: 2 }).where('id', '=', id).execute();
  expect(await changedAt()).toEqual(before);
  await db.updateTable('matches').set({ home_score: 3 }).where('id', '=', id).execute();
  expect(Number(await changedAt())).toBeGreaterThan(Number(before));
  await db.updateTable('matches').set({ home_score: 2 }).where('id', '=', id).execute();
});

test('If-None-Match of the present page is 304 without a body, of another one is the page', async () => {
  const first = await get('/seasons');
  const etag = String(first.headers.etag);
  const again = await get('/seasons', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({ etag, 'access-control-allow-origin': '*' });
  expect((await get('/seasons', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get('/seasons?language=en', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('pages of any site may read it, refusals too, and no shared cache keeps it', async () => {
  for (const path of ['/leagues', '/leagues?limit=0', '/nothing', '/matches/999/events']) {
    const { headers } = await get(path, { origin: 'https://blog.example' });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(String(headers['cache-control'])).not.toContain('public');
  }
  const preflight = await api.app.inject({
    method: 'OPTIONS',
    url: `${OPEN_ROOT}/leagues`,
    headers: {
      origin: 'https://blog.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-max-age': '86400',
  });
  expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
});

test('nothing can be written, and unknown paths do not exist', async () => {
  const written = await api.app.inject({ method: 'POST', url: `${OPEN_ROOT}/leagues` });
  expect([written.statusCode, written.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await get('/referees')).json().error.code).toBe('route_not_found');
  for (const path of ['/matches/999', '/matches/999/odds', '/leagues/999/table']) {
    expect((await get(path)).json().error.code).toBe('not_found');
  }
  expect((await get('/leagues/101/table?season=999')).statusCode).toBe(404);
});

test('a guest has a quota by network: headers say what is left, 429 when to come again', async () => {
  const from = '203.0.113.7';
  const { perMinute, perDay } = OPEN_QUOTAS.guest;
  const first = await get('/teams', {}, from);
  const secondsOfMinute = 60 - (OPEN_NOW % 60);
  const secondsOfDay = 86_400 - (OPEN_NOW % 86_400);
  expect(first.headers['ratelimit-policy']).toBe(
    `"minute";q=${perMinute};w=60, "day";q=${perDay};w=86400`,
  );
  expect(first.headers['ratelimit']).toBe(
    `"minute";r=${perMinute - 1};t=${secondsOfMinute}, "day";r=${perDay - 1};t=${secondsOfDay}`,
  );
  for (let at = 1; at < perMinute; at += 1) await get('/teams', {}, from);
  const over = await get('/teams', EN, from);
  expect(over.statusCode).toBe(429);
  expect(over.json().error.code).toBe('rate_limited');
  expect(over.headers['retry-after']).toBe(String(secondsOfMinute));
  expect(over.headers['ratelimit']).toContain('"minute";r=0;');
  // another address is another caller; this one is served in the next minute
  expect((await get('/teams', {}, '203.0.113.8')).statusCode).toBe(200);
  api.setNow(OPEN_NOW + 60);
  expect((await get('/teams', {}, from)).statusCode).toBe(200);
  api.setNow(OPEN_NOW);
});

test('the document is the same for everybody, costs no quota and passes the linter', async () => {
  const reply = await get('/openapi.json', {}, '203.0.113.9');
  expect(reply.headers).not.toHaveProperty('ratelimit');
  const { paths } = reply.json();
  expect(Object.keys(paths)).toHaveLength(Object.keys(openCollections).length);
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-open-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, reply.body);
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off' };
  const args = [cli, 'lint', '--format', 'json', file];
  const run = promisify(execFile)(process.execPath, args, { env, cwd: folder });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout).problems).toEqual([]);
}, 120_000);

/** 2026-01-01 and half a year later. */
const DEPRECATED = { since: 1_767_225_600, sunset: 1_782_864_000, successor: '/things' } as const;

test('a deprecated collection says so in every answer and in the document', async () => {
  const former = {
    name: 'former',
    path: '/former',
    summary: 'Former things',
    tag: 'reference',
    segments: z.object({}),
    filters: z.object({}),
    row: z.object({ id: z.int() }),
    deprecated: DEPRECATED,
  } as const satisfies OpenCollection;
  const handler: OpenHandler<typeof former> = {
    statements: 0,
    order: [],
    maxAgeMs: 1_000,
    topics: () => [],
    answer: async () => ({ rows: [{ id: 1 }], next: undefined }),
  };
  const app = Fastify();
  app.setErrorHandler(answerCallError);
  const stored: unknown[] = [];
  const front = { store: (...page: unknown[]) => void stored.push(page) };
  const collections = { former };
  serveOpen(app, api.services, { front, collections, handlers: { former: handler } });
  const expected = {
    deprecation: '@1767225600',
    sunset: 'Wed, 01 Jul 2026 00:00:00 GMT',
    link: '</api/open/v1/things>; rel="successor-version"',
  };
  const { headers, statusCode } = await app.inject(`${OPEN_ROOT}/former`);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject(expected);
  expect((await app.inject(`${OPEN_ROOT}/former?limit=0`)).headers).toMatchObject(expected);
  // the bytes that are sent before the framework have them too
  expect(stored).toEqual([[`${OPEN_ROOT}/former`, expect.objectContaining({ headers: expected })]]);
  const { paths } = describeOpen(collections);
  expect(paths['/former']?.get.deprecated).toBe(true);
  expect(describeOpen(openCollections).paths['/leagues']?.get.deprecated).toBeUndefined();
  await app.close();
});
