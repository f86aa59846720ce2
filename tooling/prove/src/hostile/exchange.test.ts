import { once } from 'node:events';
import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exchange } from './exchange.ts';

let server: Server;
let agent: Agent;
let listener: RequestListener;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  server = createServer((request, reply) => listener(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const send = (path: string, more: object = {}) =>
  exchange(
    { port: (server.address() as AddressInfo).port, agent },
    { method: 'POST', path, headers: {}, what: 'a test', ...more },
    5_000,
  );

test('an address and a body arrive as they are', async () => {
  let seen = '';
  listener = (request, reply) => {
    request.on('data', (chunk: Buffer) => {
      seen += chunk.toString();
    });
    request.on('end', () => reply.end(`${request.url} ${seen}`));
  };
  const { status, body } = await send('/a/..%2f%00//?a=%ED%A0%80', { body: '{"a":' });
  expect([status, body]).toEqual([200, '/a/..%2f%00//?a=%ED%A0%80 {"a":']);
});

test('a connection that dies without an answer has no status', async () => {
  listener = (_request, reply) => reply.destroy();
  expect((await send('/')).status).toBeUndefined();
});

test('a stream of events is answered by its beginning, and ended', async () => {
  let isEnded = false;
  listener = (request, reply) => {
    request.socket.once('close', () => {
      isEnded = true;
    });
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  };
  expect(await send('/live')).toMatchObject({ status: 200, body: 'data: 1\n\n' });
  while (!isEnded) await new Promise((resolve) => setImmediate(resolve));
});
