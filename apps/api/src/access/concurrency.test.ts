import { Refusal } from '../errors.ts';
import { createConcurrency } from './concurrency.ts';

/** Calls that end when told to. */
function someCalls() {
  const begun: number[] = [];
  const ends = new Map<number, (fault?: Error) => void>();
  return {
    begun,
    call: (name: number) => () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      ends.set(name, (fault) => (fault === undefined ? resolve(name) : reject(fault)));
      return promise;
    },
    end: (name: number, fault?: Error) => ends.get(name)?.(fault),
  };
}

test('so many calls of one caller run, so many wait in their order, more are refused', async () => {
  const { begun, call, end } = someCalls();
  const concurrency = createConcurrency({ running: 2, waiting: 2 });
  const answers = [1, 2, 3, 4].map((name) => concurrency.run('a', call(name)));
  const refused = await concurrency.run('a', call(5)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
  expect(begun).toEqual([1, 2]);
  end(2);
  await answers[1];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  end(3);
  await answers[2];
  await Promise.resolve();
  end(4);
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('callers do not stand in each other’s way, and nobody in particular is not counted', async () => {
  const { begun, call } = someCalls();
  const concurrency = createConcurrency({ running: 1, waiting: 0 });
  void concurrency.run('a', call(1));
  void concurrency.run('b', call(2));
  void concurrency.run(undefined, call(3));
  void concurrency.run(undefined, call(4));
  await Promise.resolve();
  expect(begun.toSorted()).toEqual([1, 2, 3, 4]);
});

test('a call that fails gives its place back', async () => {
  const { call, end } = someCalls();
  const concurrency = createConcurrency({ running: 1, waiting: 0 });
  const failing = concurrency.run('a', call(1));
  await Promise.resolve();
  end(1, new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  const next = concurrency.run('a', call(2));
  await Promise.resolve();
  end(2);
  expect(await next).toBe(2);
});
