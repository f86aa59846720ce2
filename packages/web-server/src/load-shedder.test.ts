import { createLoadShedder } from './load-shedder.ts';

let nowMs: number;

beforeEach(() => {
  nowMs = 10_000;
});

const aLoadShedder = () => createLoadShedder({ always: 4, longestMs: 500, nowMs: () => nowMs });

/** Calls arrive as fast as possible, `perSecond` are answered, refused ones are made again. */
function underLoad(callers: number, perSecond: number, seconds: number) {
  const loadShedder = aLoadShedder();
  const running: { since: number; leave: () => void }[] = [];
  const waits: number[] = [];
  let refused = 0;
  const stepMs = 1_000 / perSecond;
  for (const end = nowMs + seconds * 1_000; nowMs < end; nowMs += stepMs) {
    for (let free = callers - running.length; free > 0; free -= 1) {
      const leave = loadShedder.admit();
      if (leave) running.push({ since: nowMs, leave });
      else refused += 1;
    }
    const first = running.shift();
    first?.leave();
    if (first) waits.push(nowMs - first.since);
  }
  return { waits, refused };
}

test('requests are admitted while all are answered in time', () => {
  const { refused, waits } = underLoad(400, 1_000, 5);
  expect(refused).toBe(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(500);
});

test('requests that could not be answered in time are refused, the others use the full capacity', () => {
  const { refused, waits } = underLoad(400, 100, 10);
  expect(refused).toBeGreaterThan(1_000);
  // except the first ones, which arrived before the pace was known
  const later = waits.slice(500);
  expect(Math.max(...later)).toBeLessThanOrEqual(650);
  expect(waits.length).toBeGreaterThan(990);
});

test('a few concurrent requests are never refused, however slow they are', () => {
  expect(underLoad(4, 1, 10).refused).toBe(0);
});

test('while nothing is answered, later requests are refused at once', () => {
  const loadShedder = aLoadShedder();
  for (let call = 0; call < 10; call += 1) expect(loadShedder.admit()).toBeDefined();
  nowMs += 150;
  expect(loadShedder.admit()).toBeUndefined();
});

test('a slot is released only once, and the next burst is admitted', () => {
  const loadShedder = aLoadShedder();
  const leaves = Array.from({ length: 10 }, () => loadShedder.admit());
  nowMs += 150;
  for (const leave of [...leaves, ...leaves]) leave?.();
  nowMs += 5_000;
  for (let call = 0; call < 10; call += 1) expect(loadShedder.admit()).toBeDefined();
});
