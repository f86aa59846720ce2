import { href } from './href.ts';
import { matchPath, ownerOfPath } from './match-path.ts';
import { type RouteOwner, routes } from './routes.ts';

test('a path is matched to its route with decoded parameters', () => {
  expect(matchPath('/en/Teams/5-%D0%B0%2Fb')).toEqual({
    name: 'team',
    params: { teamUrl: '5-а/b' },
    locale: 'en',
    canonicalPath: '/en/Teams/5-%D0%B0%2Fb',
    isCanonical: true,
  });
});

test.each([
  ['/results', '/Results'],
  ['/Results/', '/Results'],
  ['/EN/HOCKEY/tournaments/9-KHL/', '/en/hockey/Tournaments/9-KHL'],
  ['/ru/Results', '/Results'],
  ['/ru', '/'],
  ['/en/', '/en'],
  ['/%52esults', '/Results'],
  ['/Teams/%d0%b0', '/Teams/%D0%B0'],
  ['/Tournaments/Tournaments%2F1-a', '/Tournaments/1-a'],
  ['/en/link-redirect', '/link-redirect'],
])('%s has the canonical path %s', (pathname, canonicalPath) => {
  expect(matchPath(pathname)).toMatchObject({ canonicalPath, isCanonical: false });
  expect(matchPath(canonicalPath)).toMatchObject({ canonicalPath, isCanonical: true });
});

test.each([
  '',
  'Results',
  '//Results',
  '/Results//',
  '/de/Results',
  '/en/ru/Results',
  '/Results/1',
  '/Teams/%E0%A4',
  '/Teams/%2E%2E',
  '/hockey/Referees',
  '/matchday-cup-rules',
  '/api/timezone',
])('%j matches no route', (pathname) => {
  expect(matchPath(pathname)).toBeUndefined();
});

test('the path of the cup rules depends on the product slug', () => {
  const config = { productSlug: 'matchday' };
  expect(matchPath('/Matchday-Cup-Rules', config)).toMatchObject({
    name: 'productCupRules',
    canonicalPath: '/matchday-cup-rules',
  });
  expect(matchPath('/tipmark-cup-rules', config)).toBeUndefined();
  expect(matchPath('/premium-cup-rules', { productSlug: 'premium' })?.name).toBe('premiumCupRules');
});

const PATHS_BY_OWNER: Record<RouteOwner, string> = {
  soccer:
    '/ /Results /math-analysis /Tournaments /Tournaments/1 /Teams /Teams/1 /Teams/1/Players/1 /Referees /Referees/1 /Events/1 /value-trends /feed /compare /Search/Matches /Series /Averages',
  hockey:
    '/hockey /hockey/Events/1 /hockey/Tournaments /hockey/Tournaments/1 /hockey/Teams /hockey/Teams/1 /hockey/Teams/1/Players/1 /hockey/Results /hockey/math-analysis /hockey/search /hockey/compare /hockey/Series',
  tennis:
    '/tennis /tennis/events/1 /tennis/search /tennis/compare /tennis/rankings /tennis/players /tennis/Tournaments /tennis/Tournaments/1 /Players/1',
  scanner:
    '/odds-scanner /arbitrage /hockey/arbitrage /tennis/arbitrage /dropping-odds /hockey/dropping-odds /tennis/dropping-odds /odds-grid /hockey/odds-grid /tennis/odds-grid /search-tips-and-cappers /hockey/odds-scanner /hockey/search-tips-and-cappers /tennis/odds-scanner /tennis/search-tips-and-cappers /bookmakers /bookmakers/b',
  account:
    '/login /register /account-recovery /recover-password/h /confirm-email/h /social-login/h /revert-email/h /profile/u /premium /leaderboard /premium-cup-rules /tipmark-cup-rules /feedback /unsubscribe /sandbox-payment/i /notifications /bet-book /api-keys /webhooks',
  shell:
    '/about-us /time-zone /display /status /status/remotes /developers /link-redirect /privacy-policy /UserAgreement /responsible-play',
};

test('every route has the expected owner', () => {
  let count = 0;
  for (const [owner, paths] of Object.entries(PATHS_BY_OWNER)) {
    for (const path of paths.split(' ')) {
      expect([path, ownerOfPath(path)]).toEqual([path, owner]);
      count += 1;
    }
  }
  expect(count).toBe(Object.keys(routes).length);
  expect(ownerOfPath('/en/hockey/odds-scanner/')).toBe('scanner');
});

test('a missing page belongs to the shell', () => {
  expect(ownerOfPath('/hockey/nothing-here')).toBe('shell');
  expect(ownerOfPath('/de/tennis')).toBe('shell');
});

test('query and fragment are ignored', () => {
  const link = href('events', { matchUrl: '5-a', tab: 'odds' }, { fragment: 'x' });
  expect(matchPath(link)).toMatchObject({ name: 'events', canonicalPath: '/Events/5-a' });
});
