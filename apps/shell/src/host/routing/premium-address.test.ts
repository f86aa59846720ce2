import type { ApiFailure } from '@tipmark/remote-kit';
import { premiumAddress } from './premium-address.ts';

const rejection: ApiFailure = { status: 402, code: 'premium_required', message: '' };

test.each([
  ['valueTrends', 'ru', '/premium?source=value-trends'],
  ['valueTrends', 'en', '/en/premium?source=value-trends'],
  ['oddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['tennisOddsScanner', 'ru', '/premium?source=odds-scanner'],
  ['hockeyDroppingOdds', 'ru', '/premium?source=dropping-odds'],
  ['searchUsersTips', 'ru', '/premium?source=search'],
  ['hockeySearchUsersTips', 'en', '/en/premium?source=search'],
] as const)('%s in %s leads to %s', (route, locale, address) => {
  expect(premiumAddress(rejection, route, locale)).toBe(address);
});

test('the address includes the filter to return to', () => {
  const filter = '/en/search-tips-and-cappers?filter=1&min-roi=5';
  expect(premiumAddress(rejection, 'searchUsersTips', 'en', filter)).toBe(
    `/en/premium?source=search&next=${encodeURIComponent(filter)}`,
  );
  expect(premiumAddress(rejection, 'valueTrends', 'ru', '/value-trends')).toBe(
    '/premium?source=value-trends',
  );
});

test('any other response leads nowhere', () => {
  expect(premiumAddress({ ...rejection, status: 401, code: 'unauthorized' }, 'feed', 'ru')).toBe(
    undefined,
  );
  expect(premiumAddress(undefined, 'valueTrends', 'ru')).toBe(undefined);
});
