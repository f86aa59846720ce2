import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RestartedApis } from '../site/restarted-apis.ts';
import { insist } from './insist.ts';

let server: Server;
/** What the next requests get; a connection that is cut, or a status. */
let next: ('cut' | number)[];
let keys: (string | undefined)[];
let isClosed: boolean;

const apis = (): RestartedApis => ({
  count: 1,
  url: async () =>
    isClosed ? undefined : `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  killAndRestart: () => Promise.reject(new Error('nothing is killed here')),
  written: () => '',
  close: async () => {},
});

function answer(request: IncomingMessage, reply: ServerResponse): void {
  keys.push(request.headers['idempotency-key'] as string | undefined);
  request.resume();
  const what = next.shift() ?? 200;
  if (what === 'cut') reply.destroy();
  else reply.writeHead(what).end(what === 400 ? '{"error":{"code":"validation"}}' : '{"data":7}');
}

beforeEach(async () => {
  [next, keys, isClosed] = [[], [], false];
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = () => insist(apis(), { path: '/register', body: {} });

test('a write is repeated with its key until a process that lives has answered it', async () => {
  next = ['cut', 503, 500, 429, 200];
  expect(await send()).toMatchObject({ status: 200, data: 7 });
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test('a refusal is an answer', async () => {
  next = [400];
  expect(await send()).toMatchObject({ status: 400, error: { code: 'validation' } });
});

test('another write has another key', async () => {
  await send();
  await send();
  expect(new Set(keys).size).toBe(2);
});

test('after the site is closed nothing is sent', async () => {
  isClosed = true;
  expect(await send()).toBeUndefined();
  expect(keys).toEqual([]);
});
