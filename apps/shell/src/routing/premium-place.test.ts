import type { ApiFailure } from '@tipmark/remote-kit';
import { premiumPlace } from './premium-place.ts';

const refusal: ApiFailure = { status: 402, code: 'premium_required', message: '' };

test.each([
  ['valueTrends', 'ru', '/premium?source=value-trends'],
  ['valueTrends', 'en', '/en/premium?source=value-trends'],
  ['oddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['tennisOddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['searchUsersTips', 'ru', '/premium?source=search'],
  ['hockeySearchUsersTips', 'en', '/en/premium?source=search'],
] as const)('%s in %s leads to %s', (route, locale, place) => {
  expect(premiumPlace(refusal, route, locale)).toBe(place);
});

test('any other answer leads nowhere', () => {
  expect(premiumPlace({ ...refusal, status: 401, code: 'unauthorized' }, 'feed', 'ru')).toBe(
    undefined,
  );
  expect(premiumPlace(undefined, 'valueTrends', 'ru')).toBe(undefined);
});
