import { href } from './href.ts';
import type { RouteName } from './routes.ts';

test('parameters of the pattern go into the path, the rest into the query in its order', () => {
  const params = { teamId: 5, leagueId: '123-rpl', seasonId: 7, tab: 'table' };
  expect(href('league', params)).toBe('/Tournaments/123-rpl?teamId=5&seasonId=7&tab=table');
});

test('everything a visitor can type is encoded', () => {
  expect(href('bookmaker', { bookmaker: 'a/b ?#й' })).toBe('/bookmakers/a%2Fb%20%3F%23%D0%B9');
  expect(href('results', { 'a&b': '1=2 +' })).toBe('/Results?a%26b=1%3D2%20%2B');
  expect(href('index', {}, { fragment: 'a b#c' })).toBe('/#a%20b%23c');
});

test('leftovers: null and undefined are dropped, arrays repeat the key', () => {
  const params = { a: null, b: undefined, c: [3, null, 'x', undefined], d: [], e: 0, f: '' };
  expect(href('results', params)).toBe('/Results?c=3&c=x&e=0&f=');
});

test('language, query and fragment stand together', () => {
  const link = href('hockeyResults', { timestamp: 9 }, { locale: 'en', fragment: 'live' });
  expect(link).toBe('/en/hockey/Results?timestamp=9#live');
  expect(href('index', {}, { locale: 'en' })).toBe('/en');
  expect(href('index', {}, { locale: 'ru', fragment: '' })).toBe('/');
});

test('the redirect to an advertiser has no language', () => {
  expect(href('linkRedirect', { id: 4, erid: undefined }, { locale: 'en' })).toBe(
    '/link-redirect?id=4',
  );
  expect(href('linkRedirect', { id: 4, erid: '2VtzqwX' })).toBe('/link-redirect?id=4&erid=2VtzqwX');
});

test('cup rules stand under the brand', () => {
  expect(href('productCupRules')).toBe('/tipmark-cup-rules');
  expect(href('productCupRules', {}, { productSlug: 'matchday' })).toBe('/matchday-cup-rules');
});

test.each([
  ['league', { leagueId: 'Tournaments/123-rpl' }, '/Tournaments/123-rpl'],
  ['league', { leagueId: '/Tournaments/123-rpl' }, '/Tournaments/123-rpl'],
  ['hockeyLeague', { leagueId: 'hockey/Tournaments/9-khl' }, '/hockey/Tournaments/9-khl'],
  ['player', { playerUrl: 'Players/77-x' }, '/Players/77-x'],
  ['team', { teamUrl: 'Teams/1-a' }, '/Teams/Teams%2F1-a'],
] as const)(
  'a leading prefix is stripped only for leagues and players: %s',
  (name, params, link) => {
    expect(href(name, params)).toBe(link);
  },
);

test.each(['/Results', 'https://evil.example', '', 'toString', undefined, { href: '/x' }])(
  '%p is refused: only routes make links',
  (name) => {
    expect(() => href(name as RouteName)).toThrow(new Error('Allow only routes'));
  },
);

test.each([{}, { leagueId: null }, { leagueId: '' }, { leagueId: [1] }, { leagueId: 'Players/' }])(
  'a missing value is named: %j',
  (params) => {
    expect(() => href('league', params)).toThrow(
      new Error('Missing parameter "leagueId" of route "league"'),
    );
  },
);

test.each(['.', '..'])('a browser would resolve %j away', (teamUrl) => {
  expect(() => href('team', { teamUrl })).toThrow(/cannot be/);
});
