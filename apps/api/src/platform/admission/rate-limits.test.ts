import { randomUUID } from 'node:crypto';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createLimits, type Limits } from './rate-limits.ts';

const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';

let nowSeconds = 1_000;
const open: Limits[] = [];

function make(redisUrl?: string): Limits {
  const limits = createLimits({ clock: () => nowSeconds, redisUrl, onError: () => {} });
  open.push(limits);
  return limits;
}

afterAll(() => {
  for (const limits of open) limits.close();
});

const three = () => ({ name: `three-${randomUUID()}`, max: 3, windowSeconds: 60 });

async function countOfTaken(limits: Limits, limit: ReturnType<typeof three>, tries: number) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: tries }, () => limits.take(limit, 'somebody')),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('a window limits each key separately', async () => {
  const [limits, limit] = [make(), three()];
  expect(await countOfTaken(limits, limit, 5)).toBe(3);
  await expect(limits.take(limit, 'somebody')).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 60,
  });
  await expect(limits.take(limit, 'somebody else')).resolves.toBeUndefined();
  nowSeconds += 60;
  expect(await countOfTaken(limits, limit, 5)).toBe(3);
});

test('a returned use may be taken again, and undefined keys are never limited', async () => {
  const [limits, limit] = [make(), three()];
  await countOfTaken(limits, limit, 3);
  await limits.giveBack(limit, 'somebody');
  expect(await countOfTaken(limits, limit, 2)).toBe(1);
  for (let time = 0; time < 10; time += 1) await limits.take(limit, undefined);
});

test('without Redis the process counts by itself', async () => {
  const [limits, limit] = [make('redis://127.0.0.1:1'), three()];
  expect(await countOfTaken(limits, limit, 5)).toBe(3);
});

(isTestingPostgres ? test : test.skip)('two processes count together', async () => {
  const [one, two, limit] = [make(REDIS_URL), make(REDIS_URL), three()];
  await new Promise((resolve) => setTimeout(resolve, 200));
  const taken = [await countOfTaken(one, limit, 2), await countOfTaken(two, limit, 4)];
  expect(taken).toEqual([2, 1]);
});
