import { createFailureLog } from './log-failures.ts';

let now = 0;
let lines: unknown[] = [];
const failures = () =>
  createFailureLog(
    (job, error, repeated) => lines.push([job, (error as Error).message, repeated]),
    () => now,
  );

beforeEach(() => {
  lines = [];
});

test('a failure that repeats is logged once a minute, with how often it did', () => {
  const { failed } = failures();
  for (now = 0; now <= 120_000; now += 3_000) failed('poll', new Error('no answer'));
  expect(lines).toEqual([
    ['poll', 'no answer', 0],
    ['poll', 'no answer', 19],
    ['poll', 'no answer', 19],
  ]);
});

test('another failure, another job and one after a success are logged at once', () => {
  const { failed, succeeded } = failures();
  failed('poll', new Error('no answer'));
  failed('poll', new Error('refused'));
  failed('send', new Error('refused'));
  failed('send', new Error('refused'));
  succeeded('send');
  failed('send', new Error('refused'));
  expect(lines).toEqual([
    ['poll', 'no answer', 0],
    ['poll', 'refused', 0],
    ['send', 'refused', 0],
    ['send', 'refused', 0],
  ]);
});
