import { startTraceCollector, type TraceCollector } from '@tipmark/test-kit/traces';
import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';
import { type EmptySite, startEmptySite } from '../../world/empty-site.ts';
import { START_LIMIT_MS } from '../../world/site.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let collector: TraceCollector;
let site: EmptySite;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  collector = await startTraceCollector();
  site = await startEmptySite(['soccer'], {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
});
test.afterAll(async () => {
  await site?.stop();
  await collector?.close();
});

/** From a statement to the first span of its trace. */
function pathTo(spanId: string): string[] {
  const span = collector.spans.find((one) => one.spanId === spanId);
  if (span === undefined) return [];
  return [...pathTo(span.parentSpanId), `${span.service}: ${span.name}`];
}

const SHELL = 'tipmark-shell';
const API = 'tipmark-api';

test('a page is one trace from its document to the statements of its calls', async ({ page }) => {
  await page.goto(`${site.url}/Results`);
  await hydrated(page);
  const document = await collector.waitFor(({ name }) => name === 'page results');
  const call = await collector.waitFor(
    ({ name, parentSpanId }) => name === 'soccerResultsPage' && parentSpanId === document.spanId,
  );
  expect(document).toMatchObject({ service: SHELL, parentSpanId: '' });
  expect(call).toMatchObject({ service: API, traceId: document.traceId });
  const statement = await collector.waitFor(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(statement.traceId).toBe(document.traceId);
  expect(pathTo(statement.spanId)).toEqual([
    `${SHELL}: page results`,
    `${API}: soccerResultsPage`,
    `${API}: ${statement.name}`,
  ]);
  expect(statement.name).toMatch(/^select \w+$/);
});

test('a click continues the trace of its page, through the shell to the statements', async ({
  page,
}) => {
  const opened = await page.goto(`${site.url}/Results`);
  await hydrated(page);
  const header = (await opened?.headerValue('server-timing')) ?? '';
  const [, traceId = '', spanId = ''] = /00-(\w{32})-(\w{16})-01/.exec(header) ?? [];
  const called = page.waitForRequest((request) =>
    request.url().includes('/api/soccer/results/page'),
  );
  await page.getByRole('link', { name: 'Следующий день' }).click();
  expect((await called).headers()['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
  const call = await collector.waitFor(
    (span) =>
      span.name === 'soccerResultsPage' && span.traceId === traceId && span.parentSpanId !== spanId,
  );
  // those of the shell arrive in another batch
  await collector.waitFor((span) => span.spanId === call.parentSpanId);
  await collector.waitFor((span) => span.spanId === spanId);
  const statement = await collector.waitFor(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(pathTo(statement.spanId)).toEqual([
    `${SHELL}: page results`,
    `${SHELL}: call`,
    `${API}: soccerResultsPage`,
    `${API}: ${statement.name}`,
  ]);
  expect(collector.refused).toEqual([]);
});

test('without a collector pages and calls are as they were', async ({ page }) => {
  await site.restart({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  const before = collector.spans.length;
  const opened = await page.goto(`${site.url}/Results`);
  await hydrated(page);
  expect(await opened?.headerValue('server-timing')).toBeNull();
  expect(await opened?.text()).not.toContain('traceparent');
  expect(collector.spans).toHaveLength(before);
});
