import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OPEN_QUOTAS, OPEN_ROOT } from '@tipmark/contract/open';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW } from './testing/open-world.ts';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  await anOpenWorld(api);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}, 120_000);

afterAll(() => api.close());

async function query(path: string, headers: Record<string, string> = {}) {
  const request = get(`${origin}${OPEN_ROOT}${path}`, { headers });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const { 'x-request-id': _id, date: _date, ratelimit, ...others } = reply.headers;
  return { status: reply.statusCode, ratelimit, headers: others, body: Buffer.concat(chunks) };
}

async function metric(name: string): Promise<number> {
  const { body } = await api.app.inject('/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
}

const linesOfLog = () => api.log.filter(({ msg }) => msg === 'request').length;

test('known bytes are sent before the framework, the same ones with the same headers', async () => {
  const first = await query('/teams');
  const before = await metric('open_cached_calls_total');
  const lines = linesOfLog();
  const again = await query('/teams');
  expect(await metric('open_cached_calls_total')).toBe(before + 1);
  expect(again).toEqual(first);
  // one line for it, and one for each reading of the metrics
  expect(linesOfLog()).toBe(lines + 2);
});

test('a known page is 304 for who has it, and counts in the quota', async () => {
  const from = { 'x-forwarded-for': '198.51.100.20' };
  const first = await query('/teams', from);
  const etag = String(first.headers.etag);
  const again = await query('/teams', { ...from, 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(first.ratelimit).toContain(`"minute";r=${OPEN_QUOTAS.guest.perMinute - 1};`);
  expect(again.ratelimit).toContain(`"minute";r=${OPEN_QUOTAS.guest.perMinute - 2};`);
});

test('a caller over the quota is refused before the framework, whatever is asked for', async () => {
  const from = { 'x-forwarded-for': '198.51.100.21', 'accept-language': 'en' };
  const asked = async (path: string) => (await query(path, from)).status;
  for (let at = 0; at < OPEN_QUOTAS.guest.perMinute; at += 1) {
    expect(await asked(`/teams?limit=${1 + (at % 3)}`)).toBe(200);
  }
  expect(await asked('/teams')).toBe(429);
  const before = await metric('open_refused_calls_total');
  const refused = await query('/seasons', from);
  expect(await metric('open_refused_calls_total')).toBe(before + 1);
  expect(refused.status).toBe(429);
  expect(JSON.parse(refused.body.toString()).error).toEqual({
    code: 'rate_limited',
    message: 'Too many requests. Try again later.',
  });
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'retry-after': String(60 - (OPEN_NOW % 60)),
    'cache-control': 'no-store',
  });
});

test('a page is built again when its second is over and its bytes are out of date', async () => {
  const path = '/matches?day=2024-01-13&fields=id';
  const before = await query(path);
  await api.database.db
    .updateTable('matches')
    .set({ starts_at: new Date((OPEN_NOW + 86_400) * 1_000) })
    .where('status', '=', 3)
    .where('sport', '=', 3)
    .execute();
  api.services.bus.publish(['day:3:2024-01-13']);
  api.setNow(OPEN_NOW + 2);
  const after = await query(path);
  const count = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).data.length;
  expect(count(after)).toBe(count(before) - 1);
});
