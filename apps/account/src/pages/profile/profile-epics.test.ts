/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { ApiClient, ApiFailure } from '@tipmark/remote-kit';
import { Observable } from '@tipmark/remote-kit/rx';
import { epics } from './profile-epics.ts';
import {
  type Verification,
  type verifyMoved,
  verifyRequested,
  verifyStopped,
} from './verify/verify-slice.ts';

const failing = (status: number): ApiFailure => ({ status, code: 'unavailable', message: 'Later' });

/** Runs the check against an API whose calls fail with these statuses, the last one for ever. */
function check(statuses: readonly number[]) {
  const left = [...statuses];
  const called: string[] = [];
  const api = {
    call: ({ name }: { readonly name: string }) =>
      new Observable((subscriber) => {
        called.push(name);
        subscriber.error(failing((left.length > 1 ? left.shift() : left[0]) ?? 503));
      }),
  } as unknown as ApiClient;
  interface Listener {
    next(action: { readonly type: string }): void;
  }
  const listeners = new Set<Listener>();
  const actions$ = new Observable((listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  const dispatch = (action: { readonly type: string }) => {
    for (const listener of listeners) listener.next(action);
  };
  const states: Verification[] = [];
  epics[0]?.(actions$ as never, {} as never, { api, nowSeconds: () => 0 }).subscribe((action) =>
    states.push((action as ReturnType<typeof verifyMoved>).state),
  );
  return { dispatch, called, states };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets the code of the check load, and its requests fail. */
const settle = () => jest.advanceTimersByTimeAsync(100);

test('a ledger that cannot be read is reported with the reason, not as a false record', async () => {
  const { dispatch, states } = check([503]);
  dispatch(verifyRequested('anton'));
  await settle();
  expect(states.at(-1)).toMatchObject({
    userUrl: 'anton',
    status: 'failed',
    failure: { status: 503, message: 'Later' },
  });
});

test('a rate limit is waited for, and the same request is sent again', async () => {
  const { dispatch, called, states } = check([429, 429, 503]);
  dispatch(verifyRequested('anton'));
  await settle();
  expect([called.length, states.length]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(called).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(new Set(called).size).toBe(1);
  expect(states.at(-1)?.status).toBe('failed');
});

test('after two minutes of rate limits the check gives up', async () => {
  const { dispatch, called, states } = check([429]);
  dispatch(verifyRequested('anton'));
  await jest.advanceTimersByTimeAsync(125_000);
  expect(called).toHaveLength(25);
  expect(states.at(-1)).toMatchObject({ status: 'failed', failure: { status: 429 } });
});

test('a check that was stopped, or replaced by that of another profile, reports nothing', async () => {
  const { dispatch, states } = check([429, 503]);
  dispatch(verifyRequested('anton'));
  await settle();
  dispatch(verifyStopped());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([]);
  dispatch(verifyRequested('anton'));
  dispatch(verifyRequested('maria'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(new Set(states.map(({ userUrl }) => userUrl))).toEqual(new Set(['maria']));
});
