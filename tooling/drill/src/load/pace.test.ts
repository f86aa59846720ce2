import { setTimeout as pause } from 'node:timers/promises';
import { paced } from './pace.ts';

test('numbers are passed on once each, no faster than asked for', async () => {
  const numbers: number[] = [];
  const begunMs = performance.now();
  await paced(
    { perSecond: 100, lanes: 4 },
    () => numbers.length >= 20,
    async (number) => {
      numbers.push(number);
    },
  );
  expect(performance.now() - begunMs).toBeGreaterThanOrEqual(180);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('after a pause what was due is made up for at once', async () => {
  let count = 0;
  const begunMs = performance.now();
  await paced(
    { perSecond: 100, lanes: 1 },
    () => count >= 30,
    async (number) => {
      count += 1;
      if (number === 0) await pause(250);
    },
  );
  expect(performance.now() - begunMs).toBeLessThan(400);
});
