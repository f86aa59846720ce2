/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { SubscriptionState } from '@tipmark/contract';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { endOf, isRunning, stateKey } from './subscription-state.ts';

const state = (known: Partial<SubscriptionState> = {}): SubscriptionState => ({
  subscriptionType: SUBSCRIPTION_TYPE.month,
  acquirerType: ACQUIRER_TYPE.none,
  subscription_expiration: '2026-12-20T00:00:00Z',
  isSubscriptionRejected: false,
  ...known,
});

test('a subscription runs up to its last second; without an end there is none', () => {
  const end = Date.UTC(2026, 11, 20) / 1_000;
  expect(endOf(state())).toBe(end);
  expect([isRunning(state(), end - 1), isRunning(state(), end)]).toEqual([true, false]);
  const never = state({ subscription_expiration: '' });
  expect([endOf(never), isRunning(never, 0)]).toEqual([undefined, false]);
});

test('the card names a refused payment first, then the trial, then that nothing follows', () => {
  const paid = { acquirerType: 1 };
  const trial = { subscriptionType: SUBSCRIPTION_TYPE.trial };
  expect(stateKey(state({ ...trial, isSubscriptionRejected: true }), true)).toBe('rejected');
  expect(stateKey(state(trial), false)).toBe('trial');
  expect(stateKey(state({ ...paid, subscriptionType: SUBSCRIPTION_TYPE.none }), true)).toBe(
    'ending',
  );
  expect(stateKey(state(paid), true)).toBe('running');
  expect(stateKey(state(paid), false)).toBe('once');
});

test('a prize, which nobody expects to be renewed, just runs', () => {
  expect(stateKey(state(), false)).toBe('running');
});
