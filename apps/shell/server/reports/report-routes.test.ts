import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { REPORT_LIMITS, REPORTS_PATH } from '../../src/host/reports/page-report.ts';
import { aSite, type Site } from '../testing/a-site.ts';

jest.setTimeout(30_000);

let site: Site;
let log: Record<string, unknown>[];
beforeEach(async () => {
  log = [];
  site = await aSite(
    async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('1'))),
    {},
    (line) => log.push(line),
  );
});
afterEach(() => site.stop());

const origin = { page: 'results', remote: 'soccer', version: '4.18.2-b7e1c94a02' };
const error = {
  name: 'TypeError',
  message: "reading 'odds' of undefined",
  stack:
    'TypeError: x\n    at Row (https://tips.example/remotes/soccer/1/client/row.0123abcd.js:1:20)',
};

async function report(body: unknown, headers: Record<string, string> = {}) {
  const { statusCode } = await site.ask({
    method: 'POST',
    url: REPORTS_PATH,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return statusCode;
}
async function metric(series: string): Promise<number> {
  const { body } = await site.get('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}
const logged = () => log.filter(({ msg }) => String(msg).startsWith('browser:'));

test('an error is counted by page and remote, and in the log with its version', async () => {
  expect(await report({ ...origin, error })).toBe(204);
  expect(await metric('page_errors_total{page="results",remote="soccer"}')).toBe(1);
  expect(logged()).toMatchObject([{ ...origin, error }]);
  expect(JSON.stringify(logged())).not.toContain('127.0.0.1');
});

test('the shell reports for the pages of a remote that did not load, and for unknown addresses', async () => {
  expect(await report({ ...origin, remote: 'shell', error })).toBe(204);
  expect(await report({ ...origin, remote: 'shell', page: null, error })).toBe(204);
  expect(await metric('page_errors_total{page="results",remote="shell"}')).toBe(1);
  expect(await metric('page_errors_total{page="unknown",remote="shell"}')).toBe(1);
});

test('vitals are histograms by type of page and remote', async () => {
  const of = 'page="results",remote="soccer"';
  for (const lcp of [900, 2_400, 6_000]) {
    expect(await report({ ...origin, vitals: { lcp, inp: 80, cls: 0.02 } })).toBe(204);
  }
  expect(await report({ ...origin, vitals: { cls: 0 } })).toBe(204);
  expect(await metric(`page_largest_paint_seconds_bucket{le="2.5",${of}}`)).toBe(2);
  expect(await metric(`page_largest_paint_seconds_count{${of}}`)).toBe(3);
  expect(await metric(`page_interaction_delay_seconds_bucket{le="0.1",${of}}`)).toBe(3);
  expect(await metric(`page_layout_shift_score_bucket{le="0.01",${of}}`)).toBe(1);
  expect(await metric(`page_layout_shift_score_count{${of}}`)).toBe(4);
  expect(logged()).toEqual([]);
});

test('queries, addresses and ids are removed, whatever a browser sends', async () => {
  const message = 'https://tips.example/x?token=s3cret olga@example.com 0123456789abcdef0123456789';
  await report({ ...origin, error: { ...error, message, stack: 'at a.js?k=s3cret:1:2' } });
  expect(JSON.stringify(log)).not.toMatch(/s3cret|olga|0123456789abcdef/);
});

test.each([
  ['a page that is none', { ...origin, page: '/Results?x=1', error }],
  ['a remote that is not of this site', { ...origin, remote: 'chess', error }],
  ['a page of another remote', { ...origin, page: 'tennis', error }],
  ['an unknown page of a remote', { ...origin, page: null, error }],
  ['a version with spaces', { ...origin, version: 'a b', error }],
  ['nothing to report', origin],
  ['a field of its own', { ...origin, error, user: 'olga' }],
  ['a negative time', { ...origin, vitals: { lcp: -1 } }],
  ['a time of hours', { ...origin, vitals: { inp: 3_600_000 } }],
  [
    'a long message',
    { ...origin, error: { ...error, message: 'x'.repeat(REPORT_LIMITS.message + 1) } },
  ],
  ['no JSON', '{'],
])('%s is refused, counted and not logged', async (_what, body) => {
  expect(await report(body)).toBe(400);
  expect(await metric('page_reports_refused_total{reason="invalid"}')).toBe(1);
  expect(logged()).toEqual([]);
});

test('only pages of this site report, and no body is larger than a report', async () => {
  expect(await report({ ...origin, error }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await report({ ...origin, error: { ...error, stack: 'x'.repeat(5_000) } })).toBe(413);
  expect(await report({ ...origin, error }, { 'content-type': 'text/plain' })).toBe(415);
  expect(await metric('page_errors_total{page="results",remote="soccer"}')).toBe(0);
});

test('a network may report sixty times a minute, and thirty errors a minute are logged', async () => {
  const codes: number[] = [];
  for (let times = 0; times < 62; times += 1) codes.push(await report({ ...origin, error }));
  expect(codes.filter((code) => code === 204)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
  expect(await metric('page_errors_total{page="results",remote="soccer"}')).toBe(60);
  expect(logged()).toHaveLength(30);
});
