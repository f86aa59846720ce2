import type { ApiFailure } from '@tipmark/remote-kit';
import { premiumPlace } from './premium-place.ts';

const rejection: ApiFailure = { status: 402, code: 'premium_required', message: '' };

test.each([
  ['valueTrends', 'ru', '/premium?source=value-trends'],
  ['valueTrends', 'en', '/en/premium?source=value-trends'],
  ['oddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['tennisOddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['searchUsersTips', 'ru', '/premium?source=search'],
  ['hockeySearchUsersTips', 'en', '/en/premium?source=search'],
] as const)('%s in %s leads to %s', (route, locale, place) => {
  expect(premiumPlace(rejection, route, locale)).toBe(place);
});

test('the address includes the filter to return to', () => {
  const filter = '/en/search-tips-and-cappers?filter=1&min-roi=5';
  expect(premiumPlace(rejection, 'searchUsersTips', 'en', filter)).toBe(
    `/en/premium?source=search&next=${encodeURIComponent(filter)}`,
  );
  expect(premiumPlace(rejection, 'valueTrends', 'ru', '/value-trends')).toBe(
    '/premium?source=value-trends',
  );
});

test('any other response leads nowhere', () => {
  expect(premiumPlace({ ...rejection, status: 401, code: 'unauthorized' }, 'feed', 'ru')).toBe(
    undefined,
  );
  expect(premiumPlace(undefined, 'valueTrends', 'ru')).toBe(undefined);
});
