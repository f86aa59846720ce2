import { setTimeout as pause } from 'node:timers/promises';
import { startTraceCollector, type TraceCollector } from '@tipmark/test-kit/traces';
import { openTracing, type Tracing } from './open-tracing.ts';
import { readTraceparent } from './read-traceparent.ts';
import { currentSpan, withinSpan } from './span.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const sampled = `00-${TRACE}-${PARENT}-01`;

let collector: TraceCollector;
let tracing: Tracing;
let lines: string[];

async function open(ratio = 1, endpoint = collector.endpoint): Promise<void> {
  lines = [];
  const onTrouble = (line: string) => void lines.push(line);
  tracing = await openTracing({ endpoint, ratio, service: 'a server', onTrouble, gatherMs: 50 });
}

beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
});

test('work and its parts arrive as one trace, with names, kinds and outcome', async () => {
  await open();
  const page = tracing.begin('page', 'server');
  const [call, inner] = withinSpan(page, () => {
    const part = currentSpan()?.child('call', 'client', { rows: 3 });
    return [part, currentSpan()];
  });
  expect(inner).toBe(page);
  expect(currentSpan()).toBeUndefined();
  call?.end({ isFailed: true });
  page.end({ name: 'page results', attributes: { status: 200 } });
  const first = await collector.waitFor(({ name }) => name === 'page results');
  const second = await collector.waitFor(({ name }) => name === 'call');
  expect(first).toMatchObject({
    service: 'a server',
    kind: 2,
    parentSpanId: '',
    attributes: { status: 200 },
    isFailed: false,
  });
  expect(second).toMatchObject({
    traceId: first.traceId,
    parentSpanId: first.spanId,
    kind: 3,
    attributes: { rows: 3 },
    isFailed: true,
  });
  expect(page.traceparent).toBe(`00-${first.traceId}-${first.spanId}-01`);
  expect(collector.refused).toEqual([]);
});

test('a caller’s trace continues under its span', async () => {
  await open();
  tracing.begin('call', 'server', { traceparent: sampled, isTrusted: true }).end();
  const span = await collector.waitFor(({ name }) => name === 'call');
  expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
});

test('a trusted caller decides whether a trace is exported, whatever the share here', async () => {
  await open(0);
  const yes = tracing.begin('yes', 'server', { traceparent: sampled, isTrusted: true });
  expect(yes.isSampled).toBe(true);
  await tracing.stop();
  await open(1);
  const traceparent = sampled.replace(/01$/, '00');
  const no = tracing.begin('no', 'server', { traceparent, isTrusted: true });
  expect(no.isSampled).toBe(false);
  expect(no.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
  expect(no.child('part', 'internal')).toBe(no);
});

test('anybody else only continues it: the share decides', async () => {
  await open(0);
  const span = tracing.begin('page', 'server', { traceparent: sampled, isTrusted: false });
  expect(span.isSampled).toBe(false);
  expect(span.traceparent).toContain(TRACE);
  await tracing.stop();
  await open(0.2);
  const chosen = Array.from({ length: 2_000 }, () => tracing.begin('page', 'server'));
  const count = chosen.filter(({ isSampled }) => isSampled).length;
  expect(count).toBeGreaterThan(300);
  expect(count).toBeLessThan(500);
  // other processes with the same share decide the same about the same trace
  for (const { traceparent, isSampled } of chosen.slice(0, 100)) {
    const again = tracing.begin('page', 'server', { traceparent, isTrusted: false });
    expect(again.isSampled).toBe(isSampled);
  }
});

test.each([
  ['', undefined],
  [undefined, undefined],
  [['a'], undefined],
  [`ff-${TRACE}-${PARENT}-01`, undefined],
  [`00-${'0'.repeat(32)}-${PARENT}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`, undefined],
  [`${sampled}-more`, undefined],
  [`01-${TRACE}-${PARENT}-01-more`, { traceId: TRACE, spanId: PARENT, isSampled: true }],
  [`00-${TRACE}-${PARENT}-02`, { traceId: TRACE, spanId: PARENT, isSampled: false }],
])('reads the traceparent %j as %j', (text, expected) => {
  expect(readTraceparent(text)).toEqual(expected);
});

test('a collector that is gone costs one line a minute, and every lost span is counted', async () => {
  await open(1, 'http://127.0.0.1:9');
  for (let index = 0; index < 5; index += 1) tracing.begin('page', 'server').end();
  const untilMs = performance.now() + 12_000;
  while (tracing.lost === 0 && performance.now() < untilMs) await pause(50);
  expect(tracing.lost).toBe(5);
  tracing.begin('page', 'server').end();
  await tracing.stop();
  expect(tracing.lost).toBe(6);
  expect(lines).toEqual([
    'traces: the collector took none (ECONNREFUSED); 5 spans are lost since the start',
  ]);
}, 20_000);

test('a collector that refuses gets no second attempt, and its status is named', async () => {
  await open();
  collector.answerWith(401);
  tracing.begin('page', 'server').end();
  await tracing.stop();
  expect(tracing.lost).toBe(1);
  expect(lines[0]).toContain('(401)');
});

test('a collector that never answers holds back a limited number of spans, and no caller', async () => {
  await open();
  collector.answerWith('nothing');
  tracing.begin('first', 'server').end();
  await pause(150);
  const beganAtMs = performance.now();
  for (let index = 0; index < 5_000; index += 1) tracing.begin('page', 'server').end();
  expect(performance.now() - beganAtMs).toBeLessThan(2_000);
  expect(tracing.lost).toBeGreaterThanOrEqual(5_001 - 2_048);
  expect(lines).toHaveLength(1);
  await tracing.stop();
});
