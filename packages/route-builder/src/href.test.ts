import { href, hrefOf } from './href.ts';
import { paramName, patternSegments } from './route-params.ts';
import { type RouteName, routeNames } from './routes.ts';

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

const paramsOf = (name: RouteName) =>
  patternSegments(name).flatMap((segment) => paramName(segment) ?? []);
const ofOneThing = routeNames.flatMap((name) => {
  const [param, ...others] = paramsOf(name);
  return param !== undefined && others.length === 0 ? [{ name, param }] : [];
});

describe.each(ofOneThing)('links of a list of $name', ({ name, param }) => {
  test.each(['123-rpl', 7, 'a/b ?#й', 'Tournaments/9-khl', 'Players/77-x', '\uD800'])(
    '%p is linked as a single link is',
    (value) => {
      for (const options of [{}, { locale: 'en', fragment: 'odds' }] as const) {
        expect(hrefOf(name, options)(value)).toBe(href(name, { [param]: value }, options));
      }
    },
  );

  test.each(['', '.', '..'])('%p is refused with the same words', (value) => {
    const single = () => href(name, { [param]: value });
    expect(single).toThrow(param);
    let words = '';
    try {
      single();
    } catch (error) {
      words = (error as Error).message;
    }
    expect(() => hrefOf(name)(value)).toThrow(new Error(words));
  });
});

test('a route without a parameter has no list of links', () => {
  expect(() => hrefOf('results')).toThrow('has not one parameter');
  expect(() => hrefOf('/Events' as RouteName)).toThrow('Allow only routes');
});
