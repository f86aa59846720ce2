import { SUBSCRIPTION_TYPE } from '../enumerations/subscription.ts';
import { type HeldSubscription, planChoice } from './plan-choice.ts';

const NOW = 1_000;
const RUNNING: HeldSubscription = {
  subscriptionType: SUBSCRIPTION_TYPE.month,
  until: NOW + 1,
  isRejected: false,
  isChargeable: true,
};

test('a running subscription with a saved card is switched, a stopped one resumed', () => {
  expect(planChoice(RUNNING, NOW)).toBe('switch');
  const stopped = { ...RUNNING, subscriptionType: SUBSCRIPTION_TYPE.none };
  expect(planChoice(stopped, NOW)).toBe('resume');
});

test.each<[string, HeldSubscription | undefined]>([
  ['without a subscription', undefined],
  ['after its end', { ...RUNNING, until: NOW }],
  ['after a rejected renewal', { ...RUNNING, isRejected: true }],
  ['when no card was saved', { ...RUNNING, isChargeable: false }],
])('plans are bought %s', (_, held) => {
  expect(planChoice(held, NOW)).toBe('buy');
});
