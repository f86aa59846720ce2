import fc from 'fast-check';
import { hookPauseSeconds, nextStep } from './retry-schedule.ts';

const DAY = 86_400;
const failed = { status: 500, retryAfterSeconds: 0 };
const at = (more: object = {}) => ({
  attempts: 1,
  begunAt: 0,
  failingSince: null,
  nowSeconds: 0,
  ...more,
});
const half = () => 0.5;

test('pauses grow from a quarter of a minute to half a day', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => hookPauseSeconds(index + 1, half));
  expect(pauses).toEqual([15, 45, 135, 405, 1_215, 3_645, 10_935, 32_805, 43_200, 43_200]);
});

test('by chance a pause is a fifth shorter or longer, so that retries do not come all at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, chance) => {
        const usual = hookPauseSeconds(attempts, half);
        const pause = hookPauseSeconds(attempts, () => chance);
        expect(pause).toBeGreaterThanOrEqual(Math.floor(usual * 0.8));
        expect(pause).toBeLessThanOrEqual(Math.ceil(usual * 1.2));
      },
    ),
  );
});

test('a receiver that never works is tried for about three days', () => {
  let [nowSeconds, attempts] = [0, 1];
  for (;;) {
    const step = nextStep(failed, at({ attempts, nowSeconds, failingSince: 0 }), half);
    if (step.kind !== 'retry') {
      expect(step).toEqual({ kind: 'givenUp' });
      break;
    }
    nowSeconds = step.atSeconds;
    attempts += 1;
  }
  expect(attempts).toBe(13);
  expect(nowSeconds / DAY).toBeGreaterThan(2.5);
  expect(nowSeconds / DAY).toBeLessThanOrEqual(3);
});

test('a receiver is not asked again before the time it names, but not sooner than usual either', () => {
  const step = (retryAfterSeconds: number) =>
    nextStep({ status: 429, retryAfterSeconds }, at(), half);
  expect(step(600)).toEqual({ kind: 'retry', atSeconds: 600 });
  expect(step(1)).toEqual({ kind: 'retry', atSeconds: 15 });
});

test.each([200, 201, 204, 299])('%i is a delivery', (status) => {
  expect(nextStep({ ...failed, status }, at(), half)).toEqual({ kind: 'delivered' });
});

test.each([301, 308, 400, 404, 500, undefined])('%s is tried again', (status) => {
  expect(nextStep({ ...failed, status }, at(), half).kind).toBe('retry');
});

test('410 disables at once, a week of failures at its end', () => {
  expect(nextStep({ ...failed, status: 410 }, at(), half)).toEqual({
    kind: 'disabled',
    reason: 'gone',
  });
  const after = (seconds: number) =>
    nextStep(failed, at({ begunAt: seconds, nowSeconds: seconds, failingSince: 0 }), half);
  expect(after(7 * DAY - 1).kind).toBe('retry');
  expect(after(7 * DAY)).toEqual({ kind: 'disabled', reason: 'failing' });
});
