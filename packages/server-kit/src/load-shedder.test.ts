import fc from 'fast-check';
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

/** As many calls as are admitted; every `stepMs` the oldest is over. @returns those under way */
function fullFor(
  seconds: number,
  { stepMs, isAnswered, longestMs }: { stepMs: number; isAnswered: boolean; longestMs: number },
) {
  const loadShedder = aLoadShedder();
  const running: ((isAnswered?: boolean) => void)[] = [];
  for (const end = nowMs + seconds * 1_000; nowMs < end; nowMs += stepMs) {
    running.shift()?.(isAnswered);
    // no more than twenty want to at once
    for (let caller = running.length; caller < 20; caller += 1) {
      const leave = loadShedder.admit(longestMs);
      if (leave !== undefined) running.push(leave);
    }
  }
  return loadShedder;
}

test('a call that was broken off or refused says nothing about the pace', () => {
  const order = { stepMs: 10, longestMs: 500 };
  expect(fullFor(3, { ...order, isAnswered: true }).running).toBe(20);
  expect(fullFor(3, { ...order, isAnswered: false }).running).toBe(4);
});

test('who may wait longer is admitted longer', () => {
  const order = { stepMs: 100, isAnswered: true };
  const loadShedder = fullFor(3, { ...order, longestMs: 500 });
  const before = loadShedder.running;
  expect(before).toBeLessThan(8);
  expect(loadShedder.admit(300)).toBeUndefined();
  expect(loadShedder.admit(1_000)).toBeDefined();
  expect(loadShedder.running).toBe(before + 1);
});

/** A server that answers in order of arrival, each request after a time of its own. */
interface Load {
  readonly workMs: number;
  readonly multiple: number;
  readonly kinds: readonly number[];
  readonly chances: readonly number[];
}

const LONGEST = [250, 500, 1_000] as const;
const SERVED_MS = 6_000;

/** @returns how long those waited who were admitted after the first second, and how many */
function serve({ workMs, multiple, kinds, chances }: Load) {
  nowMs = 10_000;
  const loadShedder = createLoadShedder({ always: 4, longestMs: 500, nowMs: () => nowMs });
  const begunMs = nowMs;
  const waiting: { arrivedMs: number; leave: () => void }[] = [];
  const waits: number[] = [];
  let freeMs = nowMs;
  let countOfRuns = 0;
  let refusedWithRoom = 0;
  let miscounted = 0;
  let work = 0;
  const chance = (at: number) => chances[at % chances.length] ?? 0.5;
  for (let visitor = 0; nowMs < begunMs + SERVED_MS; visitor += 1) {
    nowMs += (workMs / multiple) * 2 * chance(visitor);
    for (let next = waiting[0]; next !== undefined && freeMs <= nowMs; next = waiting[0]) {
      const { arrivedMs, leave } = next;
      const endsMs = Math.max(freeMs, arrivedMs) + workMs * 2 * chance(countOfRuns + 7);
      if (endsMs > nowMs) break;
      waiting.shift();
      countOfRuns += 1;
      work += endsMs - Math.max(freeMs, arrivedMs);
      freeMs = endsMs;
      leave();
      // the pace is known by then
      if (arrivedMs > begunMs + 2_000) waits.push(endsMs - arrivedMs);
    }
    const longestMs = LONGEST[kinds[visitor % kinds.length] ?? 1] ?? 500;
    const before = loadShedder.running;
    const leave = loadShedder.admit(longestMs);
    if (leave === undefined && before < 4) refusedWithRoom += 1;
    if (leave !== undefined) waiting.push({ arrivedMs: nowMs, leave });
    if (loadShedder.running !== waiting.length) miscounted += 1;
  }
  return { waits, refusedWithRoom, miscounted, busy: work / (nowMs - begunMs) };
}

test('whatever the load, who is admitted is answered in time, and the server is never idle', () => {
  const unit = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  const load = fc.record({
    workMs: fc.integer({ min: 10, max: 50 }),
    multiple: fc.double({ min: 2, max: 20, noNaN: true }),
    kinds: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 10 }),
    chances: fc.array(unit, { minLength: 20, maxLength: 60 }),
  });
  fc.assert(
    fc.property(load, (order) => {
      const { waits, refusedWithRoom, miscounted, busy } = serve(order);
      expect([refusedWithRoom, miscounted]).toEqual([0, 0]);
      expect(waits.length).toBeGreaterThan(0);
      // those who may wait longer stand before the others in the same queue
      const most = Math.max(...waits);
      expect(most).toBeLessThan(1_600 + 8 * order.workMs);
      expect(busy).toBeGreaterThan(0.9);
    }),
    { numRuns: 30 },
  );
});
