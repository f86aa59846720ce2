import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';
import { createRenderQueue, TooBusy } from './render-queue.ts';

/** Renders that end when the test decides, with a separate clock. */
function renders() {
  const ends: (() => void)[] = [];
  const clock = { ms: 0 };
  const work = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  return { ends, clock, work };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('renders a few pages at once and the others in order of arrival', async () => {
  const { ends, work } = renders();
  const queue = createRenderQueue({ running: 2, longestWaitMs: 1_000 });
  const order: number[] = [];
  const all = [1, 2, 3, 4].map((number) => queue.run(work).then(() => order.push(number)));
  for (let count = 0; count < 4; count += 1) {
    await settled();
    expect(ends.length).toBeLessThanOrEqual(2 + count);
    ends[count]?.();
  }
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3, 4]);
});

it('rejects at once only what it could not answer in time', async () => {
  const { ends, work } = renders();
  const queue = createRenderQueue({ running: 1, longestWaitMs: 100, nowMs: () => 0 });
  const admitted = [queue.run(work), queue.run(work), queue.run(work)];
  await expect(queue.run(work)).rejects.toThrow(TooBusy);
  for (let count = 0; count < 3; count += 1) {
    ends[count]?.();
    await settled();
  }
  await Promise.all(admitted);
});

it('admits fewer renders after slow ones, and more again after fast ones', async () => {
  const clock = { ms: 0 };
  const queue = createRenderQueue({ running: 1, longestWaitMs: 100, nowMs: () => clock.ms });
  const one = (tookMs: number) =>
    queue.run(async () => {
      clock.ms += tookMs;
    });
  const admittedOf = async (count: number) => {
    const { ends, work } = renders();
    const requested = Array.from({ length: count }, () =>
      queue.run(work).then(
        () => true,
        () => false,
      ),
    );
    for (let ended = 0; ended < count; ended += 1) {
      await settled();
      ends[ended]?.();
    }
    return (await Promise.all(requested)).filter(Boolean).length;
  };
  for (let count = 0; count < 50; count += 1) await one(1_000);
  expect(await admittedOf(20)).toBe(1);
  for (let count = 0; count < 100; count += 1) await one(5);
  expect(await admittedOf(20)).toBe(20);
});

it('releases the slot of a render that failed', async () => {
  const queue = createRenderQueue({ running: 1, longestWaitMs: 0 });
  for (let count = 0; count < 3; count += 1) {
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(await queue.run(async () => 'whole')).toBe('whole');
});

describe('a site with more requests than it can render in time', () => {
  let site: Site;
  beforeAll(async () => {
    site = await aSite(async (remotesDir) =>
      register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
    );
  });
  afterAll(() => site.stop());

  it('answers some, refuses the rest with Retry-After, and still serves cached pages', async () => {
    site.api.answer = (request, response) => {
      setTimeout(() => json({ data: { name: 'Зенит' } })(request, response), 100);
    };
    const cached = await site.get('/Results');
    expect(cached.statusCode).toBe(200);
    const requested = Array.from({ length: 600 }, (_one, at) =>
      site.get(`/Results?timestamp=${1_700_000_000 + at * 86_400}`, { 'accept-language': 'en' }),
    );
    const still = await site.get('/Results');
    expect(still.statusCode).toBe(200);
    const answers = await Promise.all(requested);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(good.length).toBeGreaterThan(16);
    expect(refused.length).toBeGreaterThan(0);
    expect(good.length + refused.length).toBe(600);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(body).toContain('<h1>Сервер занят</h1>');
      expect(body).toContain('<meta http-equiv="refresh"');
    }
    expect((await site.get('/Results?timestamp=1600000000')).statusCode).toBe(200);
  }, 60_000);
});
