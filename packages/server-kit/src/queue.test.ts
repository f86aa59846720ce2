import { createQueue, QueueFull } from './queue.ts';

const yieldToOthers = () => new Promise((resolve) => setImmediate(resolve));

function aWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    end: async (name: string) => {
      ends.get(name)?.();
      await yieldToOthers();
    },
    of: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name);
        ends.set(name, () => resolve(name));
      }),
  };
}

it('runs a limited number at once, queues a limited number in order, and rejects the rest', async () => {
  const queue = createQueue({ running: 2, waiting: 2 });
  const work = aWork();
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(work.of(name)));
  await expect(queue.run(work.of('e'))).rejects.toThrow(QueueFull);
  expect(work.started).toEqual(['a', 'b']);
  await work.end('b');
  expect(work.started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await work.end(name);
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.isEmpty).toBe(true);
});

it('releases its slot when the work fails', async () => {
  const queue = createQueue({ running: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('rejects work that waited too long', async () => {
  let now = 0;
  const queue = createQueue({ running: 1, waiting: 2, longestMs: 100, nowMs: () => now });
  const work = aWork();
  const first = queue.run(work.of('first'));
  const late = queue.run(work.of('late'));
  now = 60;
  const inTime = queue.run(work.of('in time'));
  await yieldToOthers();
  now = 120;
  await Promise.all([work.end('first'), expect(late).rejects.toThrow(QueueFull)]);
  await work.end('in time');
  expect(await Promise.all([first, inTime])).toEqual(['first', 'in time']);
});
