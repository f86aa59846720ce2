import { type TraceEvent, tasksAfterPaint } from './blocking-visit.ts';

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ts,
  dur: tdur * 2,
  tdur,
});
const paint = (ts: number, pid = 1): TraceEvent => ({
  name: 'firstContentfulPaint',
  pid,
  tid: 1,
  ts,
});

test('tasks of the painted page count from its first paint, four times as long', () => {
  const before = [paint(10, 7), task(20, 90_000)];
  const across = task(950_000, 50_000);
  const after = [task(1_200_000, 25_000), task(1_300_000, 40_000, 2), task(1_400_000, 1_000)];
  const events = [...before, paint(1_000_000), across, ...after];
  expect(tasksAfterPaint(events)).toEqual([100, 100, 4]);
});

test('a page without a paint is an error', () => {
  expect(() => tasksAfterPaint([task(1, 1)])).toThrow('painted nothing');
});
