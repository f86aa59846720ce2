import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createDrain } from './drain.ts';

const PROXY = { 'x-forwarded-for': '192.0.2.1' };
const GRACE_MS = 400;
/** Longer than a test may take. */
const NEVER_MS = 60_000;

let server: Server;
let drain: () => Promise<void>;
let isDraining = false;
let agent: Agent;
let late: ServerResponse[];

beforeEach(async () => {
  isDraining = false;
  late = [];
  server = createServer((request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
    if (request.url === '/stream') response.write('begun');
    else if (request.url === '/late') late.push(response);
    else response.end('done');
  });
  drain = createDrain(server, NEVER_MS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const portOf = (): number => (server.address() as AddressInfo).port;

function request(port: number, headers: Record<string, string>, path: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers }, resolve).once('error', reject);
  });
}

/** Asks on the connection that is open, if there is one, and reads the whole reply. */
async function ask(headers: Record<string, string>, port = portOf()): Promise<IncomingMessage> {
  const reply = await request(port, headers, '/');
  for await (const _chunk of reply);
  return reply;
}

function begin(): { port: number; drained: Promise<void> } {
  const port = portOf();
  isDraining = true;
  return { port, drained: drain() };
}

test('a proxy is answered on its open connection, which ends with the reply', async () => {
  await ask(PROXY);
  const { port, drained } = begin();
  await pause(100);
  const reply = await ask(PROXY, port);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.connection).toBe('close');
  await drained;
});

test('a request from before is answered with the end of its connection', async () => {
  const reply = request(portOf(), PROXY, '/late');
  while (late.length === 0) await pause(1);
  const { drained } = begin();
  await pause(100);
  late[0]?.end('done');
  const { headers } = await reply;
  expect(headers.connection).toBe('close');
  (await reply).resume();
  await drained;
});

test('connections that wait to be accepted are accepted and answered', async () => {
  const sockets = Array.from({ length: 20 }, () => connect(portOf(), '127.0.0.1'));
  const replies = sockets.map(async (socket) => {
    const name = 'Host: a\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 0';
    socket.write(`POST / HTTP/1.1\r\n${name}\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString('latin1');
  });
  // they are connected, and the server has not had a turn
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const { drained } = begin();
  for (const reply of await Promise.all(replies)) expect(reply).toMatch(/^HTTP\/1\.1 200 /);
  await drained;
});

test('a new connection is refused', async () => {
  await ask(PROXY);
  const { port, drained } = begin();
  while (server.listening) await pause(1);
  agent.destroy();
  agent = new Agent();
  await expect(ask(PROXY, port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await drained;
});

test('a connection that a proxy leaves idle is closed after the grace', async () => {
  drain = createDrain(server, GRACE_MS);
  await ask(PROXY);
  const begunMs = performance.now();
  const { drained } = begin();
  const closed = once(server, 'close');
  await drained;
  expect(performance.now() - begunMs).toBeGreaterThanOrEqual(GRACE_MS - 5);
  await closed;
});

test('idle connections of browsers are not waited for', async () => {
  await ask({});
  const { drained } = begin();
  const closed = once(server, 'close');
  await expect(drained).resolves.toBeUndefined();
  await closed;
});

test('a connection that becomes idle only later is closed, too', async () => {
  const streams: { end: () => void }[] = [];
  server.on('request', (_request, response) => streams.push(response));
  const reply = await request(portOf(), {}, '/stream');
  reply.resume();
  const ended = once(reply, 'end');
  const closed = once(server, 'close');
  await begin().drained;
  await pause(50);
  for (const stream of streams) stream.end();
  await ended;
  const begunMs = performance.now();
  await closed;
  expect(performance.now() - begunMs).toBeLessThan(GRACE_MS);
});

test('a server that does not listen has nothing to drain', async () => {
  await expect(createDrain(createServer())()).resolves.toBeUndefined();
});
