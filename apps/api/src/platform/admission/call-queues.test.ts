import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CallError } from '../errors/errors.ts';
import { type CallQueuePolicy, createCallQueue } from './call-queues.ts';

const BUSY = { code: 'rate_limited', retryAfterSeconds: 1 } as const;

/** A queue, and named calls that end on command. */
function aGate(options: Omit<CallQueuePolicy, 'refusal'>) {
  const queue = createCallQueue({ ...options, refusal: BUSY });
  const begun: string[] = [];
  const ends = new Map<string, (fault?: Error) => void>();
  const call = (name: string, key: string | undefined = 'a') =>
    queue.run(key, () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      ends.set(name, (fault) => (fault === undefined ? resolve(name) : reject(fault)));
      return promise;
    });
  /** Ends a call that has begun by then. */
  const end = async (name: string, fault?: Error) => {
    await yieldToOthers();
    ends.get(name)?.(fault);
  };
  return { queue, begun, call, end };
}

test('per caller, a limited number of calls run, a limited number wait in order, others are refused', async () => {
  const { queue, begun, call, end } = aGate({ running: 2, waiting: 2 });
  const answers = ['1', '2', '3', '4'].map((name) => call(name));
  const refused = await call('5').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject(BUSY);
  expect(begun).toEqual(['1', '2']);
  await end('2');
  await answers[1];
  await yieldToOthers();
  expect(begun).toEqual(['1', '2', '3']);
  await end('1');
  await end('3');
  await end('4');
  expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4']);
  expect(begun).toEqual(['1', '2', '3', '4']);
  expect(queue.countOfRefused).toBe(1);
  const later = call('6');
  await end('6');
  expect(await later).toBe('6');
});

test('callers do not block each other, and anonymous calls are not limited', async () => {
  const { queue, begun, call } = aGate({ running: 1, waiting: 0 });
  void call('1', 'a');
  void call('2', 'b');
  for (const name of ['3', '4']) {
    void queue.run(undefined, () => {
      begun.push(name);
      return new Promise(() => {});
    });
  }
  await yieldToOthers();
  expect(begun.toSorted()).toEqual(['1', '2', '3', '4']);
});

test('a call that waited too long is refused, and the next one is admitted', async () => {
  let now = 0;
  const { begun, call, end } = aGate({ running: 1, waiting: 2, longestMs: 100, nowMs: () => now });
  const first = call('a');
  const late = call('b').catch((error: unknown) => error);
  now = 90;
  const inTime = call('c');
  now = 150;
  await end('a');
  await first;
  expect(await late).toMatchObject(BUSY);
  await yieldToOthers();
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  await inTime;
});

test('a failed call releases its slot', async () => {
  const { queue, call, end } = aGate({ running: 1, waiting: 0 });
  const failing = call('1');
  await end('1', new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  expect(await queue.run('a', () => 'next')).toBe('next');
});
