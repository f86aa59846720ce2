import type { HostState } from './host-state.ts';
import { selectIsPremium } from './session-selectors.ts';

const at = (subscriptionExpiration: string, iso: string) =>
  ({
    session: { subscriptionExpiration },
    view: { nowSeconds: Date.parse(iso) / 1000 },
  }) as HostState;

describe('selectIsPremium', () => {
  test.each([
    ['a running subscription', '2026-12-01T00:00:00Z', '2026-11-30T23:59:59Z', true],
    ['the instant it ends', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', false],
    ['no subscription', '', '2026-12-01T00:00:00Z', false],
    ['a broken cookie', 'soon', '2026-12-01T00:00:00Z', false],
  ])('%s', (_, expiration, now, isPremium) => {
    expect(selectIsPremium(at(expiration, now))).toBe(isPremium);
  });
});
