import { setTimeout as pause } from 'node:timers/promises';
import { type Deadline, enterDeadline, leave, withinDeadline } from '../database/deadline.ts';
import { DatabaseUnavailable } from '../errors/database-errors.ts';
import { createResponseCache } from './response-cache.ts';

let nowMs: number;
let countOfBuilds: number;
let next: () => Promise<unknown>;

beforeEach(() => {
  nowMs = 1_000_000;
  countOfBuilds = 0;
  next = async () => ({ build: countOfBuilds });
});

function aResource(key = 'day', topics = ['day:1:2026-11-21']) {
  return {
    key,
    topics,
    maxAgeMs: 30_000,
    build() {
      countOfBuilds += 1;
      return next();
    },
  };
}

function aCache(limits: { maxEntries?: number; maxBytes?: number } = {}) {
  return createResponseCache({ nowMs: () => nowMs, ...limits });
}

function textOf({ body }: { readonly body: { readonly identity: Buffer } }) {
  return body.identity.toString();
}

test('200 concurrent callers cause one build', async () => {
  const responses = aCache();
  const answers = await Promise.all(Array.from({ length: 200 }, () => responses.get(aResource())));
  expect(countOfBuilds).toBe(1);
  expect(new Set(answers.map(textOf))).toEqual(new Set(['{"build":1}']));
});

test('an answer is cached until its maximum age', async () => {
  const responses = aCache();
  await responses.get(aResource());
  nowMs += 29_999;
  await responses.get(aResource());
  expect(countOfBuilds).toBe(1);
  nowMs += 1;
  expect(textOf(await responses.get(aResource()))).toBe('{"build":2}');
});

test('a purged answer is rebuilt, at most once a second', async () => {
  const responses = aCache();
  await responses.get(aResource());
  responses.purge(['day:1:2026-11-21']);
  nowMs += 999;
  expect(textOf(await responses.get(aResource()))).toBe('{"build":1}');
  nowMs += 1;
  expect(textOf(await responses.get(aResource()))).toBe('{"build":2}');
});

describe('renewal before expiry', () => {
  const early = () => ({ ...aResource(), renewAfterMs: 20_000 });

  test('near expiry callers do not wait, and one rebuild starts', async () => {
    const responses = aCache();
    await responses.get(early());
    nowMs += 19_999;
    await responses.get(early());
    expect(countOfBuilds).toBe(1);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    next = () => promise;
    nowMs += 1;
    const answers = await Promise.all([1, 2, 3].map(() => responses.get(early())));
    expect(answers.map(textOf)).toEqual(Array(3).fill('{"build":1}'));
    expect(countOfBuilds).toBe(2);
    resolve('renewed');
    await new Promise(setImmediate);
    expect(textOf(await responses.get(early()))).toBe('"renewed"');
    nowMs += 19_999;
    await responses.get(early());
    expect(countOfBuilds).toBe(2);
  });

  test('after expiry or a purge callers wait for the rebuild', async () => {
    const responses = aCache();
    await responses.get(early());
    nowMs += 30_000;
    expect(textOf(await responses.get(early()))).toBe('{"build":2}');
    nowMs += 20_000;
    responses.purge(['day:1:2026-11-21']);
    expect(textOf(await responses.get(early()))).toBe('{"build":3}');
  });

  test('a purge during a renewal is not lost', async () => {
    const responses = aCache();
    await responses.get(early());
    nowMs += 20_000;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    next = () => promise;
    await responses.get(early());
    responses.purge(['day:1:2026-11-21']);
    resolve('before the purge');
    await new Promise(setImmediate);
    next = async () => 'after it';
    nowMs += 1_000;
    expect(textOf(await responses.get(early()))).toBe('"after it"');
  });

  test('a failed renewal is harmless and retried', async () => {
    const responses = aCache();
    await responses.get(early());
    next = async () => {
      throw new Error('broken');
    };
    nowMs += 20_000;
    expect(textOf(await responses.get(early()))).toBe('{"build":1}');
    await new Promise(setImmediate);
    next = async () => 'good';
    expect(textOf(await responses.get(early()))).toBe('{"build":1}');
    await new Promise(setImmediate);
    expect(textOf(await responses.get(early()))).toBe('"good"');
  });
});

test('a purge of another topic changes nothing', async () => {
  const responses = aCache();
  await responses.get(aResource());
  responses.purge(['day:1:2026-11-22']);
  nowMs += 2_000;
  await responses.get(aResource());
  expect(countOfBuilds).toBe(1);
});

test('a star purges everything', async () => {
  const responses = aCache();
  await responses.get(aResource());
  responses.purge(['*']);
  nowMs += 1_000;
  await responses.get(aResource());
  expect(countOfBuilds).toBe(2);
});

test('a purge during a build applies to its answer', async () => {
  const responses = aCache();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  next = () => promise;
  const first = responses.get(aResource());
  responses.purge(['day:1:2026-11-21']);
  resolve({ old: true });
  await first;
  next = async () => ({ old: false });
  nowMs += 1_000;
  expect(textOf(await responses.get(aResource()))).toBe('{"old":false}');
});

test('a failed build fails its callers and is not cached', async () => {
  const responses = aCache();
  next = async () => {
    throw new Error('broken');
  };
  await expect(responses.get(aResource())).rejects.toThrow('broken');
  expect(responses.countOfEntries).toBe(0);
  next = async () => 'good';
  expect(textOf(await responses.get(aResource()))).toBe('"good"');
});

test('without a database the last answer is served, marked stale, for ten minutes', async () => {
  const responses = aCache();
  await responses.get(aResource());
  next = async () => {
    throw new DatabaseUnavailable('gone');
  };
  nowMs += 60_000;
  const answer = await responses.get(aResource());
  expect(answer.isStale).toBe(true);
  expect(textOf(answer)).toBe('{"build":1}');
  nowMs += 10 * 60_000;
  await expect(responses.get(aResource())).rejects.toThrow('gone');
});

test('a slow build that failed is not repeated for the next caller until the database is back', async () => {
  let countOfReturns = 0;
  const responses = createResponseCache({ countOfReturns: () => countOfReturns });
  const slowly = async () => {
    await pause(550);
    throw new DatabaseUnavailable('gone');
  };
  next = slowly;
  await expect(responses.get(aResource())).rejects.toThrow('gone');
  await expect(responses.get(aResource())).rejects.toThrow('gone');
  expect(countOfBuilds).toBe(1);
  countOfReturns += 1;
  next = async () => {
    // back while it is away from this build
    countOfReturns += 1;
    return slowly();
  };
  await expect(responses.get(aResource())).rejects.toThrow('gone');
  next = async () => 'good';
  expect(textOf(await responses.get(aResource()))).toBe('"good"');
  expect(countOfBuilds).toBe(3);
});

test('the least recently used entries are evicted first', async () => {
  const responses = aCache({ maxEntries: 2 });
  await responses.get(aResource('a'));
  await responses.get(aResource('b'));
  await responses.get(aResource('a'));
  await responses.get(aResource('c'));
  expect(responses.countOfEntries).toBe(2);
  await responses.get(aResource('a'));
  expect(countOfBuilds).toBe(3);
  await responses.get(aResource('b'));
  expect(countOfBuilds).toBe(4);
});

test('the number of cached bytes is limited', async () => {
  const responses = aCache({ maxBytes: 3_000 });
  next = async () => 'x'.repeat(1_000);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await responses.get(aResource(key));
  expect(responses.countOfEntries).toBe(2);
});

test('every encoding decodes to the same bytes, and the ETag follows the content', async () => {
  const { brotliDecompressSync, gunzipSync, zstdDecompressSync } = await import('node:zlib');
  const responses = aCache();
  next = async () => ({ text: 'матч '.repeat(500) });
  const { body } = await responses.get(aResource());
  expect(brotliDecompressSync(await body.encoded('br'))).toEqual(body.identity);
  expect(zstdDecompressSync(await body.encoded('zstd'))).toEqual(body.identity);
  expect(gunzipSync(await body.encoded('gzip'))).toEqual(body.identity);
  nowMs += 60_000;
  expect((await responses.get(aResource())).body.etag).toBe(body.etag);
  next = async () => ({ text: 'other' });
  nowMs += 60_000;
  expect((await responses.get(aResource())).body.etag).not.toBe(body.etag);
});

describe('an answer whose callers leave', () => {
  const BUDGET_MS = 60_000;

  /** Callers of an answer of two statements, the second of which is not begun yet. */
  function underWay(responses: ReturnType<typeof aCache>, countOfCallers: number) {
    const first = Promise.withResolvers<void>();
    const begun: string[] = [];
    next = async () => {
      await withinDeadline(() => first.promise);
      return withinDeadline(async () => {
        begun.push('second statement');
        return 'whole';
      });
    };
    const callers: Deadline[] = [];
    const answers = Array.from({ length: countOfCallers }, () =>
      enterDeadline(BUDGET_MS, (deadline) => {
        callers.push(deadline);
        return responses.get(aResource()).then(textOf, () => 'refused');
      }),
    );
    return { callers, answers, begun, goOn: first.resolve };
  }

  test('is not built to its end once all have left, and built anew for the next', async () => {
    const responses = aCache();
    const { callers, answers, begun, goOn } = underWay(responses, 2);
    for (const caller of callers) leave(caller);
    goOn();
    expect(await Promise.all(answers)).toEqual(['refused', 'refused']);
    expect(begun).toEqual([]);
    next = async () => 'for the next';
    expect(textOf(await responses.get(aResource()))).toBe('"for the next"');
  });

  test('is built to its end while one of them waits', async () => {
    const { callers, answers, begun, goOn } = underWay(aCache(), 2);
    if (callers[0] !== undefined) leave(callers[0]);
    goOn();
    expect(await answers[1]).toBe('"whole"');
    expect(begun).toEqual(['second statement']);
  });

  test('is built to its end for somebody who came later, or who never leaves', async () => {
    const responses = aCache();
    const { callers, answers, begun, goOn } = underWay(responses, 1);
    if (callers[0] !== undefined) leave(callers[0]);
    const later = responses.get(aResource());
    goOn();
    expect(textOf(await later)).toBe('"whole"');
    await Promise.all(answers);
    expect(begun).toEqual(['second statement']);
  });
});
