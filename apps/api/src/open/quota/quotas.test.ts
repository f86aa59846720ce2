import { randomUUID } from 'node:crypto';
import { createLimits, type Limits } from '../../platform/admission/rate-limits.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createQuotas, type OpenCaller, type Quotas } from './quotas.ts';

const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
/** The beginning of a day, UTC. */
const MIDNIGHT = 1_705_104_000;

let now = MIDNIGHT;
const opened: Limits[] = [];

function make(redisUrl?: string): Quotas {
  const limits = createLimits({ clock: () => now, redisUrl, onError: () => {} });
  opened.push(limits);
  return createQuotas(limits);
}

beforeEach(() => {
  now = MIDNIGHT;
});

afterAll(() => {
  for (const limits of opened) limits.close();
});

const aCaller = (perMinute: number, perDay: number): OpenCaller => ({
  key: randomUUID(),
  plan: 'guest',
  quota: { perMinute, perDay },
});

async function allowedOf(quotas: Quotas, caller: OpenCaller, tries: number): Promise<number> {
  const states = await Promise.all(Array.from({ length: tries }, () => quotas.take(caller, now)));
  return states.filter(({ isAllowed }) => isAllowed).length;
}

test('exactly the quota of a minute is allowed, however many come at once', async () => {
  const [quotas, caller] = [make(), aCaller(30, 1_000)];
  expect(await allowedOf(quotas, caller, 50)).toBe(30);
  expect(await allowedOf(quotas, caller, 5)).toBe(0);
  now += 59;
  expect(await allowedOf(quotas, caller, 5)).toBe(0);
  now += 1;
  expect(await allowedOf(quotas, caller, 50)).toBe(30);
});

test('the quota of a day ends with the day, UTC, and refused calls do not count', async () => {
  const [quotas, caller] = [make(), aCaller(100, 250)];
  const allowed: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    now = MIDNIGHT + minute * 60;
    allowed.push(await allowedOf(quotas, caller, 130));
  }
  expect(allowed).toEqual([100, 100, 50, 0]);
  const state = await quotas.take(caller, now);
  expect(state).toMatchObject({ isAllowed: false, retryAfterSeconds: 86_400 - 180 });
  now = MIDNIGHT + 86_400;
  expect(await allowedOf(quotas, caller, 130)).toBe(100);
});

test('each answer reports what is left of the quota', async () => {
  const [quotas, caller] = [make(), aCaller(60, 5_000)];
  now += 10;
  const left = async () => (await quotas.take(caller, now)).left;
  expect(await left()).toEqual([
    { name: 'minute', uses: 59, seconds: 50 },
    { name: 'day', uses: 4_999, seconds: 86_390 },
  ]);
  expect((await left()).map(({ uses }) => uses)).toEqual([58, 4_998]);
});

test('a caller whose quota is used up costs less than a tenth of a millisecond', async () => {
  const [quotas, caller] = [make(), aCaller(1, 10)];
  await allowedOf(quotas, caller, 2);
  expect(quotas.refusalOf(aCaller(1, 10), now)).toBeUndefined();
  const tries = 10_000;
  const before = process.cpuUsage();
  for (let at = 0; at < tries; at += 1) {
    if (quotas.refusalOf(caller, now)?.isAllowed !== false) throw new Error('was let through');
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / tries).toBeLessThan(0.1);
  expect(quotas.refusalOf(caller, now + 60)).toBeUndefined();
});

(isTestingPostgres ? test : test.skip)('several processes count together', async () => {
  const [one, other] = [make(REDIS_URL), make(REDIS_URL)];
  await new Promise((resolve) => setTimeout(resolve, 300));
  const caller = aCaller(40, 10_000);
  const allowed = await Promise.all([allowedOf(one, caller, 60), allowedOf(other, caller, 60)]);
  expect(allowed[0] + allowed[1]).toBe(40);
});
