import type { HostState } from './host-state.ts';
import { selectIsPremium } from './session-selectors.ts';

const at = (subscriptionExpiration: string, iso: string) =>
  ({
    session: { subscriptionExpiration },
    view: { nowSeconds: Date.parse(iso) / 1000 },
  }) as HostState;

describe('selectIsPremium', () => {
  test.each([
    ['is true during a subscription', '2026-12-01T00:00:00Z', '2026-11-30T23:59:59Z', true],
    ['is false from the instant it ends', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', false],
    ['is false without a subscription', '', '2026-12-01T00:00:00Z', false],
    ['is false with an invalid cookie', 'soon', '2026-12-01T00:00:00Z', false],
  ])('%s', (_, expiration, now, isPremium) => {
    expect(selectIsPremium(at(expiration, now))).toBe(isPremium);
  });
});
