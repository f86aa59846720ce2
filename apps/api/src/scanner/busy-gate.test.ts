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
  return { gate, begun, call, end: (name: string) => ends.get(name)?.() };
}

const REFUSED = { code: 'unavailable', retryAfterSeconds: 2 };

it('lets one in after the other and refuses whoever finds the queue full', async () => {
  const { gate, begun, call, end } = aGate();
  const answers = [call('a'), call('b'), call('c')];
  await expect(call('d')).rejects.toMatchObject(REFUSED);
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    expect(begun).toHaveLength(index + 1);
    end(name);
    await answers[index];
    await Promise.resolve();
  }
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(gate.countOfShed).toBe(1);
  const later = call('e');
  end('e');
  await expect(later).resolves.toBeUndefined();
});

it('refuses whoever has waited too long, and lets the next one in', async () => {
  let now = 0;
  const { begun, call, end } = aGate(() => now);
  const first = call('a');
  const late = call('b');
  now = 90;
  const inTime = call('c');
  now = 150;
  end('a');
  await first;
  await expect(late).rejects.toMatchObject(REFUSED);
  expect(begun).toEqual(['a', 'c']);
  end('c');
  await inTime;
});

it('gives the place of a call that fails back', async () => {
  const { gate } = aGate();
  await expect(gate.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await gate.run(() => 'next')).toBe('next');
});
