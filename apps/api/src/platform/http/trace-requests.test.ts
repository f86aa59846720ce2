import type { AddressInfo } from 'node:net';
import { openTracing, type Tracing } from '@tipmark/server-kit';
import { startTraceCollector, type TraceCollector } from '@tipmark/test-kit/traces';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { startJob } from '../jobs/start-job.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;
const PASSWORD = 'a password of nobody 4711';

let api: TestApi;
let tracing: Tracing;
let collector: TraceCollector;

beforeAll(async () => {
  collector = await startTraceCollector();
  const { endpoint } = collector;
  const onTrouble = (line: string) => {
    throw new Error(line);
  };
  tracing = await openTracing({ endpoint, ratio: 1, service: 'api', onTrouble, gatherMs: 50 });
  api = await createTestApi({ tracing });
}, 60_000);

afterAll(async () => {
  await api.close();
  await tracing.stop();
  await collector.close();
});

const partsOf = (spanId: string) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

test('a call continues the trace of the page, and its statements are parts of it', async () => {
  const headers = { traceparent, 'x-deadline-ms': '8500', 'x-forwarded-for': '203.0.113.9' };
  const reply = await api.app.inject({ url: '/soccer/results/page?timestamp=1795219200', headers });
  expect(reply.statusCode).toBe(200);
  const call = await collector.waitFor(({ name }) => name === 'soccerResultsPage');
  expect(call).toMatchObject({
    service: 'api',
    traceId: TRACE,
    parentSpanId: PARENT,
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/soccer/results/page',
      'http.response.status_code': 200,
    },
  });
  expect(call.attributes['tipmark.deadline_ms']).toBeGreaterThan(8_000);
  expect(call.attributes['tipmark.deadline_ms']).toBeLessThanOrEqual(8_500);
  const statement = await collector.waitFor(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(statement).toMatchObject({ traceId: TRACE, kind: 3, isFailed: false });
  expect(partsOf(call.spanId).map(({ name }) => name)).toContain('select tips');
});

test('a call that nobody traces begins a trace, a failed one is marked', async () => {
  const reply = await api.app.inject('/hockey/league/page/9999');
  expect(reply.statusCode).toBe(404);
  const call = await collector.waitFor(({ name }) => name === 'hockeyLeaguePage');
  expect(call).toMatchObject({ parentSpanId: '', isFailed: false });
  expect(call.attributes['http.response.status_code']).toBe(404);
  expect(call.traceId).not.toBe(TRACE);
});

test('a call answered from bytes has a span, too', async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/soccer/results/page?timestamp=1795219200`;
  for (let count = 0; count < 3; count += 1) await (await fetch(url)).text();
  const cached = await collector.waitFor(
    ({ attributes }) => attributes['tipmark.from_cache'] === true,
  );
  expect(cached).toMatchObject({
    name: 'soccerResultsPage',
    attributes: { 'http.route': '/soccer/results/page', 'http.response.status_code': 200 },
  });
});

test('no span contains a value, a token, a query or an address', async () => {
  const secrets = [
    'nobody@tipmark.test',
    PASSWORD,
    'token-of-nobody-1234',
    'secretquery',
    '9.9.9.9',
  ];
  await api.app.inject({
    method: 'POST',
    url: '/login?reset=secretquery',
    headers: {
      authorization: 'token-of-nobody-1234',
      cookie: 'token=token-of-nobody-1234',
      'x-forwarded-for': '9.9.9.9',
    },
    payload: { userEmail: 'nobody@tipmark.test', userPassword: PASSWORD },
  });
  const call = await collector.waitFor(({ name }) => name === 'login');
  await collector.waitFor(({ parentSpanId }) => parentSpanId === call.spanId);
  const sent = collector.bodies.join('\n');
  for (const secret of secrets) expect(sent).not.toContain(secret);
  // not even the text of a statement
  expect(sent).not.toMatch(/\$1|\bwhere\b/i);
  expect(collector.refused).toEqual([]);
});

test('a run of a job is a trace of its own, with its statements', async () => {
  const job = {
    name: 'a job',
    everyMs: 60_000,
    needs: ['db'] as const,
    run: ({ db }: Pick<TestApi['services'], 'db'>) =>
      db.selectFrom('users').select('id').limit(1).execute(),
  };
  const running = startJob(job, api.services, (error) => {
    throw error;
  });
  await running.idle();
  await running.stop();
  const run = await collector.waitFor(({ name }) => name === 'job a job');
  expect(run).toMatchObject({ parentSpanId: '', kind: 1 });
  const statement = await collector.waitFor(({ parentSpanId }) => parentSpanId === run.spanId);
  expect(statement.name).toBe('select users');
});

test('health and metrics are no part of traces; lost spans are a metric', async () => {
  const before = collector.spans.length;
  expect((await api.app.inject('/metrics')).body).toContain('trace_spans_lost_total 0');
  await api.app.inject('/health/live');
  await tracing.stop();
  const later = collector.spans.slice(before);
  expect(
    later.filter(({ attributes }) => /health|metrics/.test(`${attributes['http.route']}`)),
  ).toEqual([]);
});
