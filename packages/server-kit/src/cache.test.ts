import fc from 'fast-check';
import { createCache } from './cache.ts';

const yieldToOthers = () => new Promise((resolve) => setImmediate(resolve));

it('evicts the least recently used values when there are too many or they are too big', () => {
  const cache = createCache<string>({ maxEntries: 3, maxBytes: 10, sizeOf: (text) => text.length });
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  cache.get('a');
  cache.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  cache.set('e', '123456789');
  expect(['a', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['d', 'e']);
  cache.set('f', 'longer than all of it');
  expect(cache.get('f')).toBeUndefined();
});

it('measures the size of a value again when it is set again', () => {
  const grown = { bytes: 1 };
  const cache = createCache<{ bytes: number }>({
    maxEntries: 10,
    maxBytes: 10,
    sizeOf: ({ bytes }) => bytes,
  });
  cache.set('other', { bytes: 5 });
  cache.set('grown', grown);
  grown.bytes = 8;
  cache.set('grown', grown);
  expect([cache.get('other'), cache.get('grown')]).toEqual([undefined, grown]);
});

it('expires a value after its time to live', () => {
  let now = 1_000;
  const cache = createCache<string>({ maxEntries: 2, ttlMs: 100, nowMs: () => now });
  cache.set('a', 'one');
  now += 100;
  expect(cache.get('a')).toBe('one');
  now += 1;
  expect(cache.get('a')).toBeUndefined();
});

it('loads once for concurrent callers, and again after a failure', async () => {
  const cache = createCache<string>({ maxEntries: 2 });
  const make = jest.fn();
  make.mockRejectedValueOnce(new Error('broken')).mockResolvedValue('good');
  const failed = await Promise.allSettled([cache.load('a', make), cache.load('a', make)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all([cache.load('a', make), cache.load('a', make)])).toEqual([
    'good',
    'good',
  ]);
  expect(await cache.load('a', make)).toBe('good');
  expect(make).toHaveBeenCalledTimes(2);
});

it('returns a value that is not cacheable without caching it', async () => {
  const cache = createCache<string>({ maxEntries: 2, isCacheable: (text) => text !== 'error' });
  expect(await cache.load('a', async () => 'error')).toBe('error');
  expect(await cache.load('a', async () => 'good')).toBe('good');
  expect(cache.get('a')).toBe('good');
});

it('finds and invalidates values by topic', () => {
  const cache = createCache<string>({ maxEntries: 5 });
  cache.set('day', 'results', ['day:1', 'day:2']);
  cache.set('match', 'page', ['match:7', 'day:1']);
  cache.set('other', 'else');
  expect(cache.under(['day:1']).toSorted()).toEqual(['page', 'results']);
  expect(cache.under(['*'])).toHaveLength(3);
  cache.invalidate(['match:7']);
  expect(cache.under(['day:1'])).toEqual(['results']);
  cache.set('day', 'newer', ['day:3']);
  cache.invalidate(['day:1', 'day:2']);
  expect(cache.get('day')).toBe('newer');
  cache.invalidate(['*']);
  expect(cache.size).toBe(0);
});

it('does not cache a value that was invalidated while it was loading', async () => {
  const cache = createCache<string>({ maxEntries: 5 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const before = cache.load('soccer', () => promise);
  await yieldToOthers();
  cache.invalidateWhere((key) => key === 'soccer');
  expect(await cache.load('soccer', async () => 'after')).toBe('after');
  resolve('before');
  expect(await before).toBe('before');
  expect(cache.get('soccer')).toBe('after');
});

it('makes one value of a key at a time: who calls after a change shares one that begins then', async () => {
  const cache = createCache<string>({ maxEntries: 5 });
  const ends: ((value: string) => void)[] = [];
  const make = () => new Promise<string>((resolve) => ends.push(resolve));
  const callers: Promise<string>[] = [];
  for (let change = 0; change < 4; change += 1) {
    callers.push(cache.refresh('page', make));
    await yieldToOthers();
    cache.outdateLoads(() => true);
  }
  expect(ends).toHaveLength(1);
  ends[0]?.('first');
  await yieldToOthers();
  expect(ends).toHaveLength(2);
  ends[1]?.('second');
  expect(await Promise.all(callers)).toEqual(['first', 'second', 'second', 'second']);
  expect(cache.get('page')).toBe('second');
});

const step = fc.oneof(
  fc.constant({ does: 'change' } as const),
  fc.constant({ does: 'call' } as const),
  fc.record({ does: fc.constant('end' as const), fails: fc.boolean() }),
);

it('returns nothing that began before a change the caller knows, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = createCache<number>({ maxEntries: 5 });
      const running: { end: (fails: boolean) => void }[] = [];
      const callers: Promise<void>[] = [];
      let countOfChanges = 0;
      const make = async () => {
        const { promise, resolve, reject } = Promise.withResolvers<number>();
        const asOf = countOfChanges;
        const one = {
          end: (fails: boolean) => (fails ? reject(new Error('broken')) : resolve(asOf)),
        };
        running.push(one);
        expect(running.length).toBe(1);
        return promise.finally(() => running.splice(running.indexOf(one), 1));
      };
      async function call(): Promise<void> {
        const calledAt = countOfChanges;
        const asOf = await cache.refresh('key', make).catch((error: Error) => error.message);
        if (asOf !== 'broken') expect(asOf).toBeGreaterThanOrEqual(calledAt);
      }
      for (const one of steps) {
        if (one.does === 'call') callers.push(call());
        else if (one.does === 'end') running[0]?.end(one.fails);
        else {
          countOfChanges += 1;
          cache.outdateLoads(() => true);
        }
        await yieldToOthers();
      }
      while (running.length > 0) {
        running[0]?.end(false);
        await yieldToOthers();
      }
      await Promise.all(callers);
    }),
  );
});
