/** @jest-environment @tipmark/jest-preset/environment-node.mjs */

import { isDeepStrictEqual } from 'node:util';
import { timezone } from '@tipmark/contract';
import { type ApiClient, createLoad, type LoadPolicy } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { NEVER, type Observable } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { createLoadEpic } from './load-epic.ts';

const failure = { status: 500, code: 'internal', message: 'no' } as const;

interface Run {
  when: LoadPolicy;
  debounceMs?: number;
  actions: string;
  /** Marbles of one call. */
  call: string;
  expected: string;
  /** Subscription marbles of every call, in order. */
  calls: string[];
}

/** Runs the epic in virtual time; returns the differences from the marbles. */
function differences({ when, debounceMs, actions, call, expected, calls }: Run) {
  const timing = debounceMs === undefined ? { when } : { when: 'latest' as const, debounceMs };
  const load = createLoad('zone', { request: timezone, ...timing });
  const requested: Action[] = [load.requested({ n: 1 }), load.requested({ n: 2 })];
  const [a, b] = requested as [
    ReturnType<typeof load.requested>,
    ReturnType<typeof load.requested>,
  ];
  const found: { actual: unknown; wanted: unknown }[] = [];
  const scheduler = new TestScheduler((actual, wanted) => {
    if (!isDeepStrictEqual(actual, wanted)) found.push({ actual, wanted });
  });
  scheduler.run(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const streams = calls.map(() => cold(call, { d: { timezone: 'UTC' } }, failure));
    let next = 0;
    const api = { call: () => streams[next++] } as unknown as ApiClient;
    const action$ = hot(actions, {
      a,
      b,
      c: load.cancelled(),
      r: load.reset(),
      o: { type: 'other' },
    });
    const epic = createLoadEpic((name) => (name === 'zone' ? load : undefined));
    const out = epic(action$ as Observable<Action>, NEVER as never, { api, nowSeconds: () => 7 });
    expectObservable(out as Observable<Action>).toBe(expected, {
      A: load.succeeded(a.key, { timezone: 'UTC' }, 7),
      B: load.succeeded(b.key, { timezone: 'UTC' }, 7),
      X: load.failed(a.key, failure),
      C: load.cancelled(),
    });
    streams.forEach((stream, index) =>
      expectSubscriptions(stream.subscriptions).toBe(calls[index] ?? ''),
    );
  });
  return found;
}

describe('the epic of all loads', () => {
  test('latest: the second request cancels the first', () => {
    expect(
      differences({
        when: 'latest',
        actions: '-a-b-----',
        call: '   ---(d|)',
        expected: '------B--',
        calls: ['-^-!', '---^--!'],
      }),
    ).toEqual([]);
  });

  test('debounced: a request is sent only if no other follows it', () => {
    expect(
      differences({
        when: 'latest',
        debounceMs: 3,
        actions: '-a-b------',
        call: '   --(d|)',
        expected: '--------B-',
        calls: ['------^-!'],
      }),
    ).toEqual([]);
  });

  test('debounced: a further request cancels the open one at once, a reset cancels the waiting one', () => {
    expect(
      differences({
        when: 'latest',
        debounceMs: 3,
        actions: '-a----b-r-----',
        call: '   -----(d|)',
        expected: '--------------',
        calls: ['----^-!'],
      }),
    ).toEqual([]);
  });

  test('each: both responses are emitted', () => {
    expect(
      differences({
        when: 'each',
        actions: '-a-b-----',
        call: '   ---(d|)',
        expected: '----A-B--',
        calls: ['-^--!', '---^--!'],
      }),
    ).toEqual([]);
  });

  test('onlyFirst: a request during the first is never sent', () => {
    expect(
      differences({
        when: 'onlyFirst',
        actions: '-a-b-----',
        call: '   ---(d|)',
        expected: '----A----',
        calls: ['-^--!'],
      }),
    ).toEqual([]);
  });

  test.each(['latest', 'each', 'onlyFirst'] as const)(
    '%s: a cancel ends the open request',
    (when) => {
      expect(
        differences({
          when,
          actions: '-a-c------',
          call: '----(d|)',
          expected: '----------',
          calls: ['-^-!'],
        }),
      ).toEqual([]);
    },
  );

  test.each(['latest', 'each', 'onlyFirst'] as const)(
    '%s: a reset ends the open request',
    (when) => {
      expect(
        differences({
          when,
          actions: '-a-r------',
          call: '----(d|)',
          expected: '----------',
          calls: ['-^-!'],
        }),
      ).toEqual([]);
    },
  );

  test('a failure is emitted as an action, and the load continues to work', () => {
    expect(
      differences({
        when: 'latest',
        actions: '-a-----',
        call: '--#',
        expected: '---X---',
        calls: ['-^-!'],
      }),
    ).toEqual([]);
    expect(
      differences({
        when: 'latest',
        actions: '-a--o-a--',
        call: '--#',
        expected: '---X----X',
        calls: ['-^-!', '------^-!'],
      }),
    ).toEqual([]);
  });

  test('a call that completes without data cancels the load', () => {
    expect(
      differences({
        when: 'latest',
        actions: '-a----',
        call: '--|',
        expected: '---C--',
        calls: ['-^-!'],
      }),
    ).toEqual([]);
  });
});
