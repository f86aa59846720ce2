import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aProxy, type Proxy } from './testing/a-proxy.ts';
import { json } from './testing/fake-api.ts';

let site: Proxy;
let origin: string;
const streams: ServerResponse[] = [];

beforeAll(async () => {
  site = await aProxy();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  site.api.answer = (request, response) => {
    if (!request.url?.startsWith('/live')) return json({ data: 1 })(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write('event: beat\ndata: 1\n\n');
    streams.push(response);
  };
});

async function listen(): Promise<IncomingMessage> {
  const request = get(`${origin}/api/live?topics=m:1`, { headers: { 'accept-encoding': 'br' } });
  const [response] = await once(request, 'response');
  return response as IncomingMessage;
}

async function nextChunk(response: IncomingMessage): Promise<string> {
  const [chunk] = await once(response, 'data');
  return String(chunk);
}

test('a stream is forwarded event by event, unchanged', async () => {
  const response = await listen();
  expect(await nextChunk(response)).toBe('event: beat\ndata: 1\n\n');
  expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream' });
  expect(response.headers['content-encoding']).toBeUndefined();
  streams.at(-1)?.write('event: beat\ndata: 2\n\n');
  expect(await nextChunk(response)).toBe('event: beat\ndata: 2\n\n');
  response.destroy();
});

test('a stream that ends on one side is closed on the other', async () => {
  const left = await listen();
  await nextChunk(left);
  const upstream = streams.at(-1) as ServerResponse;
  const receivedIt = once(upstream, 'close');
  left.destroy();
  await receivedIt;
  expect(upstream.writableFinished).toBe(false);

  const cut = await listen();
  await nextChunk(cut);
  cut.on('error', () => {});
  const isCut = new Promise((resolve) => cut.once('close', resolve));
  streams.at(-1)?.destroy();
  await isCut;
  expect(cut.complete).toBe(false);
});

test('calls do not wait for streams, even if there are more streams than sockets', async () => {
  const listeners = await Promise.all(Array.from({ length: 300 }, listen));
  const answer = await fetch(`${origin}/api/timezone`);
  expect(await answer.json()).toEqual({ data: 1 });
  for (const one of listeners) one.destroy();
});

test('stopping the shell ends open streams without waiting for them', async () => {
  const response = await listen();
  await nextChunk(response);
  const ended = once(response, 'close');
  response.resume();
  await site.stop();
  await ended;
  expect(response.complete).toBe(true);
});

test('a shell that ends answers its proxy on open connections, and ends new streams', async () => {
  const ending = await aProxy();
  await ending.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = ending.app.server.address() as AddressInfo;
  ending.api.answer = json({ data: 1 });
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
  const ask = async (agent: Agent, path: string) => {
    const headers = { host: 'tips.example', 'x-forwarded-for': '192.0.2.1' };
    const [reply] = await once(get({ host: '127.0.0.1', port, path, agent, headers }), 'response');
    let body = '';
    for await (const chunk of reply as IncomingMessage) body += String(chunk);
    return { status: reply.statusCode, connection: reply.headers.connection, body };
  };
  for (const agent of agents) expect((await ask(agent, '/api/timezone')).status).toBe(200);
  const stopped = ending.stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask(agents[0], '/api/timezone')).toEqual({
    status: 200,
    connection: 'close',
    body: '{"data":1}',
  });
  expect(await ask(agents[1], '/api/live?topics=m:1')).toEqual({
    status: 200,
    connection: 'close',
    body: 'retry: 1000\n\n',
  });
  await stopped;
});
