import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors/database-errors.ts';
import { createServerWatch } from './server-watch.ts';

const never = () => new Promise<never>(() => {});
const soon = { silentMs: 50, probeMs: 100 };

it('returns the answers of the server, and its errors', async () => {
  const { waitFor } = createServerWatch({ probe: never });
  expect(await waitFor(async () => 7)).toBe(7);
  await expect(waitFor(() => Promise.reject(new Error('no such table')))).rejects.toThrow(
    'no such table',
  );
});

it('keeps waiting for a slow statement while the server answers a probe', async () => {
  let probes = 0;
  const probe = async () => {
    probes += 1;
  };
  const { waitFor } = createServerWatch({ ...soon, probe });
  expect(await waitFor(() => pause(1_000, 'late'))).toBe('late');
  expect(probes).toBeGreaterThan(0);
});

it('keeps waiting while other statements are answered, whatever the probe does', async () => {
  const { waitFor } = createServerWatch({ ...soon, probe: never });
  const slow = waitFor(() => pause(600, 'late'));
  for (let count = 0; count < 40; count += 1) await waitFor(() => pause(15));
  expect(await slow).toBe('late');
});

it('rejects all waiting calls when the server answers none, and later ones at once', async () => {
  const { waitFor } = createServerWatch({ ...soon, probe: never });
  const reported = await Promise.allSettled([waitFor(never), waitFor(never)]);
  expect(reported.map((one) => one.status === 'rejected' && one.reason)).toEqual([
    expect.any(DatabaseUnavailable),
    expect.any(DatabaseUnavailable),
  ]);
  let isAsked = false;
  const next = waitFor(async () => {
    isAsked = true;
  });
  await expect(next).rejects.toThrow(DatabaseUnavailable);
  expect(isAsked).toBe(false);
});

it('accepts calls again once a probe is answered', async () => {
  let isFrozen = true;
  const probe = () => (isFrozen ? Promise.reject(new Error('refused')) : Promise.resolve());
  const watch = createServerWatch({ ...soon, probe });
  const { waitFor } = watch;
  await expect(waitFor(never)).rejects.toThrow(DatabaseUnavailable);
  expect(watch.countOfReturns).toBe(0);
  isFrozen = false;
  let answer: unknown;
  for (let count = 0; count < 100 && answer === undefined; count += 1) {
    answer = await waitFor(async () => 'back').catch(() => undefined);
    await pause(20);
  }
  expect(answer).toBe('back');
  expect(watch.countOfReturns).toBe(1);
});
