import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLoadLimit, type LoadKind, type LoadLimit } from './limit-load.ts';
import { createRouteTable } from './route-table.ts';

/** As many as are always admitted, however long they take. */
const ALWAYS = 32;

const kinds = createRouteTable<LoadKind>([
  { method: 'GET', path: '/read', value: 'read' },
  { method: 'GET', path: '/search', value: 'costly' },
  { method: 'POST', path: '/login', value: 'personal' },
]);

let nowMs: number;
let load: LoadLimit;
let logged: object[];
let held: ServerResponse[];
let origin: string;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  nowMs = 50_000;
  logged = [];
  held = [];
  load = createLoadLimit({
    kinds,
    readRequestId: () => randomUUID(),
    log: { warn: (details) => void logged.push(details) },
    nowMs: () => nowMs,
  });
  server = createServer((request, response) => {
    if (!load.refuses(request, response)) held.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

function send({ path, ...options }: Asked) {
  const request = get(origin + path, options);
  request.on('error', () => {});
  const reply = once(request, 'response').then(([incoming]) => incoming as IncomingMessage);
  reply.catch(() => {});
  return { request, reply };
}

/** Sends calls that are held. */
async function hold(count: number, asked: Asked) {
  const before = held.length;
  const sent = Array.from({ length: count }, () => send(asked));
  while (held.length < before + count) await once(server, 'request');
  return sent;
}

async function statusOf(asked: Asked): Promise<number | 'held'> {
  const before = held.length;
  const { request, reply } = send(asked);
  await once(server, 'request');
  if (held.length > before) return 'held';
  const { statusCode = 0 } = await reply;
  request.destroy();
  return statusCode;
}

/** So many calls are under way, none of which was answered for a while. */
async function fill(): Promise<void> {
  await hold(ALWAYS, { path: '/read' });
  // the first above them begins the measurement
  await hold(1, { path: '/read' });
  nowMs += 500;
}

test('a call too many is refused with the declared answer in the language of its caller', async () => {
  await fill();
  const { reply } = send({ path: '/read', headers: { 'accept-language': 'en' } });
  const incoming = await reply;
  expect(incoming.statusCode).toBe(503);
  expect(incoming.headers).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(incoming.headers['x-request-id']).toBeDefined();
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    error: { code: 'unavailable', message: expect.stringMatching(/^[A-Za-z]/) },
  });
});

test('what has no kind is never refused', async () => {
  await fill();
  expect(await statusOf({ path: '/health/live' })).toBe('held');
  expect(await statusOf({ path: '/read' })).toBe(503);
});

test('calls that were answered or broken off make room', async () => {
  await fill();
  expect(await statusOf({ path: '/read' })).toBe(503);
  const [answered, brokenOff] = held.splice(0, 2);
  answered?.end();
  brokenOff?.destroy();
  for (const response of [answered, brokenOff]) {
    if (response?.closed === false) await once(response, 'close');
  }
  expect(await statusOf({ path: '/read' })).toBe('held');
});

test('costly reads are refused first, then others, then what a person or a page waits for', async () => {
  await fill();
  // 26 answers in the last second: 13 may wait half a second, 26 a second, 52 two
  const over = held.splice(0, 26);
  for (const response of over) response.end();
  await Promise.all(over.map((response) => once(response, 'close')));
  await hold(ALWAYS - held.length, { path: '/read' });
  nowMs += 400;
  expect(await statusOf({ path: '/search' })).toBe(503);
  expect(await statusOf({ path: '/read' })).toBe(503);
  expect(await statusOf({ path: '/login', method: 'POST' })).toBe('held');
  expect(await statusOf({ path: '/read', headers: { 'x-client-url': '/Results' } })).toBe('held');
  expect(load.metricValues()['calls_shed_total']).toEqual({
    label: 'kind',
    values: { page: 0, personal: 0, read: 1, costly: 1 },
  });
});

test('refusals are logged together, at most every ten seconds', async () => {
  await fill();
  for (let call = 0; call < 5; call += 1) expect(await statusOf({ path: '/read' })).toBe(503);
  nowMs += 10_000;
  expect(await statusOf({ path: '/read' })).toBe(503);
  expect(logged).toEqual([
    { refused: 1, running: ALWAYS + 1 },
    { refused: 5, running: ALWAYS + 1 },
  ]);
});
