import { setImmediate as turn } from 'node:timers/promises';
import { createBusyGate } from './busy-gate.ts';

function aGate(nowMs = () => 0) {
  const gate = createBusyGate({ running: 1, waiting: 2, longestMs: 100, nowMs });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string) =>
    gate.run(() => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  /** Ends a call that has begun by then. */
  const end = async (name: string) => {
    await turn();
    ends.get(name)?.();
  };
  return { gate, begun, call, end };
}

const REFUSED = { code: 'unavailable', retryAfterSeconds: 2 };

it('lets one in after the other and refuses whoever finds the queue full', async () => {
  const { gate, begun, call, end } = aGate();
  const answers = [call('a'), call('b'), call('c')];
  await expect(call('d')).rejects.toMatchObject(REFUSED);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await turn();
    expect(begun).toHaveLength(index + 1);
    await end(name);
    await answers[index];
  }
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(gate.countOfShed).toBe(1);
  const later = call('e');
  await end('e');
  await expect(later).resolves.toBeUndefined();
});

it('refuses whoever has waited too long, and lets the next one in', async () => {
  let now = 0;
  const { begun, call, end } = aGate(() => now);
  const first = call('a');
  const late = call('b').catch((error: unknown) => error);
  now = 90;
  const inTime = call('c');
  now = 150;
  await end('a');
  await first;
  expect(await late).toMatchObject(REFUSED);
  await turn();
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  await inTime;
});

it('gives the place of a call that fails back', async () => {
  const { gate } = aGate();
  await expect(gate.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await gate.run(() => 'next')).toBe('next');
});
