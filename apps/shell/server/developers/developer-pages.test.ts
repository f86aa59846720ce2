import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FakeApi, json, startFakeApi } from '@tipmark/web-server/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerDeveloperPages } from './developer-pages.ts';
import type { Head, Statement } from './ledger-page.ts';
import type { OpenDocument } from './reference.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../packages/open-client/openapi.json');
const EXAMPLE = { data: [{ id: 1, name: 'Zenit & Co' }, { id: 2 }, { id: 3 }], next: null };

/** The copy of the client has no examples, the document of the API one of each answer. */
function withExamples({ paths, ...rest }: OpenDocument): OpenDocument {
  const ok = { content: { 'application/json': { example: EXAMPLE } } };
  const entries = Object.entries(paths).map(([address, { get }]) => [
    address,
    { get: { ...get, responses: { ...get.responses, 200: ok } } },
  ]);
  return { ...rest, paths: Object.fromEntries(entries) as OpenDocument['paths'] };
}
const openApi = withExamples(JSON.parse(readFileSync(FILE, 'utf8')) as OpenDocument);
const NAMES = [
  '/developers/reference',
  '/developers/changelog',
  '/developers/feeds',
  '/developers/numbers',
  '/ledger',
];

let api: FakeApi;
let app: FastifyInstance;
/** Replies by the path of a call. */
let replies: Record<string, object>;

beforeEach(async () => {
  api = await startFakeApi();
  replies = {
    '/open/v1/openapi.json': openApi,
    '/open/v1/ledger/heads': { data: [], next: null },
    '/open/v1/ledger/witnesses': { data: [], next: null },
  };
  api.answer = (request, response) => {
    const reply = replies[(request.url ?? '').split('?', 1)[0] ?? ''];
    json(reply ?? { error: { code: 'unavailable' } }, reply ? 200 : 503)(request, response);
  };
  app = Fastify();
  registerDeveloperPages(app, { apiUrl: api.url, publicUrl: 'https://tips.example/' });
});
afterEach(async () => {
  await app.close();
  await api.stop();
});

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What is between the tags of all elements of a name, as HTML. */
const contentsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, content = '']) => content,
  );

const rowsOf = (html: string): string[][] =>
  contentsOf(html, 'tr')
    .map((row) => contentsOf(row, 'td').map(plainText))
    .filter((cells) => cells.length > 0);

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

test.each(NAMES.flatMap((name) => [name, `/en${name}`]))(
  '%s reads without scripts, in its language, and allows nothing but its style',
  async (address) => {
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain(`<html lang="${address.startsWith('/en') ? 'en' : 'ru'}">`);
    expect(body).not.toMatch(/<script|\son\w+=|style="|undefined|\[object/);
    const [style = ''] = contentsOf(body, 'style');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(body).toContain(`<link rel="canonical" href="https://tips.example${address}">`);
    expect(contentsOf(body, 'h1')).toEqual([expect.stringMatching(/./)]);
    const targets = [...body.matchAll(/href="#([^"]*)"/g)].map(([, target = '']) => target);
    expect(idsOf(body)).toEqual(expect.arrayContaining(targets));
    const known = await app.inject({ url: address, headers: { 'if-none-match': headers.etag } });
    expect(known.statusCode).toBe(304);
  },
);

test('the reference has every collection with its parameters, an example and its failures', async () => {
  const { body } = await app.inject('/en/developers/reference');
  const sections = contentsOf(body, 'section');
  const all = Object.entries(openApi.paths);
  expect(sections).toHaveLength(all.length);
  for (const [index, [address, { get }]] of all.entries()) {
    const section = sections[index] ?? '';
    expect(contentsOf(section, 'h2').map(plainText)).toEqual([`GET /api/open/v1${address}`]);
    expect(plainText(section)).toContain(get.summary);
    const example = JSON.parse(plainText(contentsOf(section, 'pre')[0] ?? ''));
    expect(example).toEqual({ data: EXAMPLE.data.slice(0, 2), next: null });
    const own = get.parameters.filter(
      ({ name }) => !['limit', 'cursor', 'fields', 'language'].includes(name),
    );
    expect(rowsOf(section).map(([name]) => name)).toEqual(own.map(({ name }) => name));
  }
  const codes = Object.keys(openApi.components.responses);
  const failures = rowsOf(body).slice(-codes.length);
  expect(failures.map(([, code]) => code)).toEqual(codes);
  for (const [status] of failures) expect(status).toMatch(/^[45]\d\d$/);
});

test('each number has its formula, its inputs and addresses that exist', async () => {
  const { body } = await app.inject('/en/developers/numbers');
  const sections = contentsOf(body, 'section');
  expect(sections).toHaveLength(4);
  const { body: reference } = await app.inject('/en/developers/reference');
  for (const section of sections) {
    expect(contentsOf(section, 'pre')[0]).toMatch(/[·^]/);
    expect(contentsOf(section, 'h3')).toEqual(['Inputs', 'Check it']);
    const [manifest, ...collections] = [...section.matchAll(/href="([^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(manifest).toBe('/api/open/v1/bulk/manifest.json');
    expect(collections.length).toBeGreaterThan(0);
    for (const address of collections) {
      const [page, target] = address.split('#');
      expect(page).toBe('/en/developers/reference');
      expect(idsOf(reference)).toContain(target);
    }
  }
  // what pages of the site link to
  expect(idsOf(body)).toEqual(['rating', 'forecast', 'value', 'streaks']);
});

test('what the document says is text, whatever it is', async () => {
  const [first] = Object.entries(openApi.paths);
  if (first === undefined) throw new Error('the document has no path');
  const [address, { get }] = first;
  const hostile = { ...get, operationId: 'a"b', summary: '<img src=x onerror=alert(1)> `a<b`' };
  replies['/open/v1/openapi.json'] = { ...openApi, paths: { [address]: { get: hostile } } };
  const { body } = await app.inject('/developers/reference');
  expect(body).not.toMatch(/<img|id="a"b/);
  expect(body).toContain('id="a&quot;b"');
  expect(plainText(body)).toContain('<img src=x onerror=alert(1)>');
  expect(contentsOf(body, 'code')).toContain('a&lt;b');
});

const head = (date: string, seq: number, hash = 'a'): Head => ({
  date,
  seq,
  hash: hash.repeat(64),
  publicKey: 'K'.repeat(43),
  signature: 'S'.repeat(86),
  text: '',
});
const statement = (id: number, witness: string, seen: Head, isFork = false): Statement => ({
  id,
  witness,
  publicKey: `${witness}${'x'.repeat(43)}`.slice(0, 43),
  seenAt: 1_795_996_800,
  receivedAt: 1_795_996_800,
  signature: 'S'.repeat(86),
  head: seen,
  isFork,
});

test('the page of the ledger lists who saw which head, and a fork first', async () => {
  const [first, second] = [head('2026-11-29', 12), head('2026-11-28', 9)];
  const fork = head('2026-11-28', 9, 'f');
  replies['/open/v1/ledger/heads'] = { data: [first, second], next: null };
  replies['/open/v1/ledger/witnesses'] = {
    data: [
      statement(3, 'Archive', first),
      statement(2, 'Library <b>', second),
      statement(1, 'Watcher', fork, true),
    ],
    next: null,
  };
  const { body } = await app.inject('/en/ledger');
  const [heads, seen] = contentsOf(body, 'table').map(rowsOf);
  expect(heads).toEqual([
    ['2026-11-29', '12', 'aaaaaaaaaaaa…', 'Archive'],
    ['2026-11-28', '9', 'aaaaaaaaaaaa…', 'Library <b>'],
  ]);
  expect(seen?.map(([name]) => name)).toEqual(['Watcher', 'Archive', 'Library <b>']);
  expect(seen?.[0]?.[3]).toContain('Fork: this head is signed with our key');
  expect(seen?.[1]?.[3]).not.toContain('Fork');
  expect(body).toMatch(/role="alert">Statements that contradict the ledger: 1\. /);
});

test('without the API a page says so, and is not stored', async () => {
  replies = {};
  const { statusCode, headers, body } = await app.inject('/en/ledger');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(body).toContain('Try again in a minute');
  // what needs no API is there
  expect((await app.inject('/developers/feeds')).statusCode).toBe(200);
});
