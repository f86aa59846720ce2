import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTraceCollector, type TraceCollector } from '@tipmark/test-kit/traces';
import { openTracing, type Tracing } from './open-tracing.ts';
import { withinSpan } from './span.ts';
import { tracedWork } from './traced-work.ts';

const SECRET = 'a-key-of-nobody-4711';

let collector: TraceCollector;
let tracing: Tracing;
let server: Server;
let url: string;

async function open(more: { ratio?: number } = {}): Promise<void> {
  const onTrouble = (line: string) => {
    throw new Error(line);
  };
  const { endpoint } = collector;
  const options = { endpoint, ratio: 1, service: 'a server', onTrouble, gatherMs: 50 };
  tracing = await openTracing({ ...options, ...more });
}

beforeEach(async () => {
  collector = await startTraceCollector();
  server = createServer((request, response) =>
    response.writeHead(request.url?.startsWith('/broken') ? 503 : 200).end(SECRET),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
  server.closeAllConnections();
  server.close();
});

/** Without those of the exporter of the test before, which may still send. */
const ownSpans = () => {
  const hosts: unknown[] = [new URL(url).host, '127.0.0.1:9', undefined];
  return collector.spans.filter(({ attributes }) => hosts.includes(attributes['server.address']));
};

const askByHttp = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, { headers: { 'x-api-key': SECRET } }, (reply) => {
      reply.resume().on('end', resolve);
    }).on('error', reject);
  });
const askByFetch = async (address: string) => {
  await (await fetch(address, { headers: { authorization: SECRET } })).text();
};

test.each([
  ['fetch', askByFetch],
  ['node:http', askByHttp],
])('a call by %s is a part of the work that makes it, without what is secret', async (_, ask) => {
  await open();
  const job = tracing.begin('job a job', 'internal');
  await withinSpan(job, () => ask(`${url}/bot${SECRET}/send?apiKey=${SECRET}`));
  job.end();
  const { host } = new URL(url);
  const span = await collector.waitFor(({ name }) => name === `GET ${host}`);
  const parent = await collector.waitFor(({ name }) => name === 'job a job');
  expect(span).toMatchObject({
    traceId: parent.traceId,
    parentSpanId: parent.spanId,
    kind: 3,
    isFailed: false,
  });
  expect(span.attributes).toEqual({
    'http.request.method': 'GET',
    'server.address': host,
    'http.response.status_code': 200,
  });
  await tracing.stop();
  expect(collector.bodies.join('')).not.toContain(SECRET);
  // the collector is such a server, too: its own calls are in no trace
  expect(ownSpans()).toHaveLength(2);
});

test('what fails is marked: an answer of 5xx, and a server that does not answer', async () => {
  await open();
  const job = tracing.begin('job a job', 'internal');
  await withinSpan(job, async () => {
    await askByFetch(`${url}/broken`);
    await askByFetch(`http://127.0.0.1:9/?key=${SECRET}`).catch(() => {});
    await askByHttp('http://127.0.0.1:9/').catch(() => {});
  });
  job.end();
  await collector.waitFor(({ name }) => name === 'job a job');
  const failed = ownSpans().filter(({ isFailed }) => isFailed);
  expect(failed.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([
    503,
    undefined,
    undefined,
  ]);
});

test('a call that belongs to nothing begins a trace; one that is left out has no span', async () => {
  await open();
  await askByFetch(`${url}/poll`);
  const span = await collector.waitFor(({ name }) => name.startsWith('GET '));
  expect(span.parentSpanId).toBe('');
  await tracing.stop();
  await open();
  tracing.leaveOut(url);
  await askByFetch(`${url}/poll`);
  await tracing.stop();
  expect(ownSpans()).toHaveLength(1);
});

test('a trace that is not exported has none of its calls, and goes on', async () => {
  await open({ ratio: 0 });
  const job = tracing.begin('job a job', 'internal');
  await withinSpan(job, () => askByFetch(url));
  job.end();
  await tracing.stop();
  expect(ownSpans()).toEqual([]);
});

test('another protocol is named by hand', async () => {
  await open();
  const job = tracing.begin('job a job', 'internal');
  await withinSpan(job, async () => {
    await tracedWork('mail', async () => 'sent');
    const refused = Promise.reject(new Error(SECRET));
    await tracedWork('mail', () => refused).catch(() => {});
  });
  job.end();
  await collector.waitFor(({ name }) => name === 'job a job');
  const letters = collector.spans.filter(({ name }) => name === 'mail');
  expect(letters.map(({ isFailed }) => isFailed)).toEqual([false, true]);
  expect(collector.bodies.join('')).not.toContain(SECRET);
});

test('without a collector nobody listens to calls', async () => {
  await open();
  const { hasSubscribers } = await import('node:diagnostics_channel');
  expect(hasSubscribers('undici:request:create')).toBe(true);
  await tracing.stop();
  expect(hasSubscribers('undici:request:create')).toBe(false);
  expect(hasSubscribers('http.client.request.start')).toBe(false);
});
