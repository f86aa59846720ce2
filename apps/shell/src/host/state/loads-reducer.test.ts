import { type ReplyOf, soccerResultsPage } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { loadsReducer } from './loads-reducer.ts';

type Page = ReplyOf<typeof soccerResultsPage>;
const page = (timestamp: number) => ({ leagues: [], timestamp }) as unknown as Page;
const failure = { status: 503, code: 'unavailable', message: 'later' } as const;

const latest = createLoad('results', { request: soccerResultsPage, when: 'latest' });
const onlyFirst = createLoad('results', { request: soccerResultsPage, when: 'onlyFirst' });
const day = (timestamp: number) => latest.requested({ query: { timestamp } });

const after = (...actions: Action[]) => {
  const loads = actions.reduce(loadsReducer, {});
  return latest.select({ loads });
};

describe('the slice of loads', () => {
  test('is idle, then loading, then ready with the time of the answer', () => {
    expect(after()).toEqual({ status: 'idle' });
    expect(after(day(1))).toEqual({ status: 'loading', key: day(1).key });
    expect(after(day(1), latest.succeeded(day(1).key, page(1), 99))).toEqual({
      status: 'ready',
      key: day(1).key,
      dataKey: day(1).key,
      data: page(1),
      receivedAt: 99,
    });
  });

  test('keeps the last response while the next request is under way and when it fails', () => {
    const first = [day(1), latest.succeeded(day(1).key, page(1), 99)];
    const stored = { data: page(1), dataKey: day(1).key, receivedAt: 99 };
    expect(after(...first, day(2))).toEqual({ status: 'loading', key: day(2).key, ...stored });
    expect(after(...first, day(2), latest.failed(day(2).key, failure))).toEqual({
      status: 'failed',
      key: day(2).key,
      error: failure,
      ...stored,
    });
  });

  test('a new request clears the error of the last one', () => {
    const failed = [day(1), latest.failed(day(1).key, failure)];
    expect(after(...failed, day(1))).toEqual({ status: 'loading', key: day(1).key });
  });

  test('ignores a response to a request that is not the newest', () => {
    const state = after(day(1), day(2), latest.succeeded(day(1).key, page(1), 99));
    expect(state).toEqual({ status: 'loading', key: day(2).key });
    expect(after(day(1), day(2), latest.failed(day(1).key, failure)).status).toBe('loading');
  });

  test('a cancelled request restores the previous state', () => {
    expect(after(day(1), latest.cancelled())).toEqual({ status: 'idle' });
    const ready = [day(1), latest.succeeded(day(1).key, page(1), 99)];
    expect(after(...ready, day(2), latest.cancelled())).toEqual(after(...ready));
    expect(after(...ready, latest.cancelled())).toEqual(after(...ready));
  });

  test('a reset drops everything', () => {
    expect(after(day(1), latest.succeeded(day(1).key, page(1), 99), latest.reset())).toEqual({
      status: 'idle',
    });
  });

  test('onlyFirst: a request during the first is ignored', () => {
    const second = onlyFirst.requested({ query: { timestamp: 2 } });
    const loads = [onlyFirst.requested({ query: { timestamp: 1 } }), second].reduce(
      loadsReducer,
      {},
    );
    expect(onlyFirst.select({ loads }).key).not.toBe(second.key);
  });

  test('any other action leaves the same state object', () => {
    const loads = loadsReducer({}, day(1));
    expect(loadsReducer(loads, { type: 'anything' })).toBe(loads);
  });
});
