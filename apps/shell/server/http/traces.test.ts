import { setTimeout as delay } from 'node:timers/promises';
import { createS3Store, readS3Options } from '@tipmark/remotes-registry/store';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { startS3Server } from '@tipmark/remotes-registry/testing/s3';
import { openTracing, type Tracing } from '@tipmark/server-kit';
import { startEdge } from '@tipmark/test-kit/edge';
import { startTraceCollector, type TraceCollector } from '@tipmark/test-kit/traces';
import { sendPurge } from '../edge/purge-requests.ts';
import { aSite, type Site } from '../testing/a-site.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
const outside = '198.51.100.7';

let site: Site;
let collector: TraceCollector;
let tracing: Tracing | undefined;

beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(async () => {
  await site.stop();
  await tracing?.stop();
  await collector.close();
});

async function start(ratio?: number, env: Record<string, string> = {}): Promise<void> {
  const { endpoint } = collector;
  const onTrouble = (line: string) => {
    throw new Error(line);
  };
  tracing =
    ratio === undefined
      ? undefined
      : await openTracing({ endpoint, ratio, service: 'shell', onTrouble, gatherMs: 50 });
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('a'))),
    env,
    undefined,
    tracing,
  );
}

const lastCall = () => site.api.requests.at(-1)?.headers ?? {};
type Answer = Awaited<ReturnType<Site['get']>>;
const timingOf = (answer: Answer) =>
  /^traceparent;desc="([^"]+)"$/.exec(String(answer.headers['server-timing']))?.[1];

test('without a collector nothing is added: no header for the api, none for the browser', async () => {
  await start();
  const page = await site.get('/Results?timestamp=1700000000');
  expect(page.statusCode).toBe(200);
  expect(page.headers).not.toHaveProperty('server-timing');
  expect(lastCall()).not.toHaveProperty('traceparent');
  await site.get('/api/timezone');
  expect(lastCall()).not.toHaveProperty('traceparent');
});

test('a page begins a trace that its calls and its scripts continue', async () => {
  await start(1);
  const page = await site.get('/Results?timestamp=1700000000');
  const span = await collector.waitFor(({ name }) => name.startsWith('page '));
  expect(span).toMatchObject({
    name: 'page results',
    parentSpanId: '',
    kind: 2,
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
  });
  const expected = `00-${span.traceId}-${span.spanId}-01`;
  expect(lastCall()['traceparent']).toBe(expected);
  expect(timingOf(page)).toBe(expected);
  // only the header names it: the bytes of a page are cached for everybody
  const again = await site.get('/Results?timestamp=1700000000');
  expect(timingOf(again)).toMatch(/^00-/);
  expect(timingOf(again)).not.toBe(expected);
  expect(page.body + again.body).not.toContain(span.traceId);
  expect(page.body).not.toContain('traceparent');

  await site.get('/api/timezone', { traceparent: expected });
  const call = await collector.waitFor(({ name }) => name === 'call');
  expect(call).toMatchObject({ traceId: span.traceId, parentSpanId: span.spanId });
  expect(lastCall()['traceparent']).toBe(`00-${span.traceId}-${call.spanId}-01`);
});

test('a page that an edge may store does not hand on the trace of its first visitor', async () => {
  const edge = await startEdge({ token: 'a token' });
  await start(1, { EDGE_PURGE_URL: edge.url, EDGE_PURGE_TOKEN: 'a token' });
  try {
    const isStored = ({ headers }: Answer) => /^max-age=\d/.test(`${headers['surrogate-control']}`);
    let page = await site.get('/Results');
    // what was made before the first purge is over is not stored
    for (let left = 100; left > 0 && !isStored(page); left -= 1) {
      await delay(100);
      page = await site.get('/Results');
    }
    expect(isStored(page)).toBe(true);
    expect(page.headers).not.toHaveProperty('server-timing');
    const own = await site.get('/Results', { cookie: 'token=u.1; user_url=ivan' });
    expect(isStored(own)).toBe(false);
    expect(timingOf(own)).toMatch(/^00-/);
  } finally {
    await edge.close();
  }
}, 40_000);

test('a proxy decides whether a trace is exported, a visitor does not', async () => {
  await start(0);
  const host = { host: 'tips.example', traceparent };
  const ofProxy = await site.get('/Results?timestamp=1700000000', host);
  expect(timingOf(ofProxy)).toContain(TRACE);
  const ofVisitor = await site.ask({
    url: '/Results?timestamp=1700000001',
    headers: host,
    remoteAddress: outside,
  });
  expect(ofVisitor.statusCode).toBe(200);
  expect(timingOf(ofVisitor)).toBeUndefined();
  expect(lastCall()['traceparent']).toMatch(/-00$/);
});

test('addresses, queries and cookies are in no span, and files have none', async () => {
  await start(1);
  const headers = { cookie: 'token=secret-token-1', 'user-agent': 'secret-agent' };
  await site.get('/restore-password/secretcode?email=secret@tipmark.test', headers);
  await site.get('/api/unsubscribe?token=secret-link', headers);
  await site.get('/assets/main.0123abcd.js');
  await site.get('/health/live');
  await collector.waitFor(({ name }) => name === 'call');
  await tracing?.stop();
  expect(collector.bodies.join('')).not.toContain('secret');
  expect(collector.spans).toHaveLength(2);
  expect(collector.refused).toEqual([]);
});

test('the object store and an edge have spans, without keys and tokens', async () => {
  const [store, edge] = [await startS3Server(), await startEdge({ token: 'secret-token' })];
  try {
    await start(1);
    const options = readS3Options({ ...store.env, AWS_REGION: 'us-east-1' });
    if (options === undefined) throw new Error('no store');
    await createS3Store(options).read('secret-remotes.json', undefined);
    await sendPurge({ url: edge.url, style: 'varnish', token: 'secret-token' }, ['secret-key']);
    const host = (url = '') => new URL(url).host;
    const read = `GET ${host(store.env['AWS_ENDPOINT_URL_S3'])}`;
    expect(await collector.waitFor(({ name }) => name === read)).toMatchObject({
      kind: 3,
      attributes: { 'http.response.status_code': 404 },
    });
    const purge = await collector.waitFor(({ name }) => name === `PURGE ${host(edge.url)}`);
    expect(purge).toMatchObject({ kind: 3, isFailed: false });
    await tracing?.stop();
    expect(collector.bodies.join('')).not.toMatch(/secret|Credential|Signature/);
  } finally {
    await store.stop();
    await edge.close();
  }
}, 40_000);
