import { href, hrefOf } from './href.ts';
import { paramName, patternSegments } from './route-params.ts';
import { type RouteName, routeNames } from './routes.ts';

test('parameters of the pattern go into the path, the rest into the query in the given order', () => {
  const params = { teamId: 5, leagueId: '123-rpl', seasonId: 7, tab: 'table' };
  expect(href('league', params)).toBe('/Tournaments/123-rpl?teamId=5&seasonId=7&tab=table');
});

test('everything a visitor can type is encoded', () => {
  expect(href('bookmaker', { bookmaker: 'a/b ?#й' })).toBe('/bookmakers/a%2Fb%20%3F%23%D0%B9');
  expect(href('results', { 'a&b': '1=2 +' })).toBe('/Results?a%26b=1%3D2%20%2B');
  expect(href('index', {}, { fragment: 'a b#c' })).toBe('/#a%20b%23c');
});

test('query parameters that are null or undefined are dropped, arrays repeat the key', () => {
  const params = { a: null, b: undefined, c: [3, null, 'x', undefined], d: [], e: 0, f: '' };
  expect(href('results', params)).toBe('/Results?c=3&c=x&e=0&f=');
});

test('language, query and fragment can be combined', () => {
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

test('the path of the cup rules has the product slug', () => {
  expect(href('productCupRules')).toBe('/tipmark-cup-rules');
  expect(href('productCupRules', {}, { productSlug: 'matchday' })).toBe('/matchday-cup-rules');
});

test.each([
  ['league', { leagueId: 'Tournaments/123-rpl' }, '/Tournaments/123-rpl'],
  ['league', { leagueId: '/Tournaments/123-rpl' }, '/Tournaments/123-rpl'],
  ['hockeyLeague', { leagueId: 'hockey/Tournaments/9-khl' }, '/hockey/Tournaments/9-khl'],
  ['tennisLeague', { leagueId: 'tennis/Tournaments/9-halle' }, '/tennis/Tournaments/9-halle'],
  ['player', { playerUrl: 'Players/77-x' }, '/Players/77-x'],
  ['team', { teamUrl: 'Teams/1-a' }, '/Teams/Teams%2F1-a'],
] as const)(
  'a leading prefix is stripped only for leagues and players: %s',
  (name, params, link) => {
    expect(href(name, params)).toBe(link);
  },
);

test.each(['/Results', 'https://evil.example', '', 'toString', undefined, { href: '/x' }])(
  '%p is rejected, because it is not a route name',
  (name) => {
    expect(() => href(name as RouteName)).toThrow(new Error('Allow only routes'));
  },
);

test.each([{}, { leagueId: null }, { leagueId: '' }, { leagueId: [1] }, { leagueId: 'Players/' }])(
  'the error names the missing parameter: %j',
  (params) => {
    expect(() => href('league', params)).toThrow(
      new Error('Missing parameter "leagueId" of route "league"'),
    );
  },
);

test.each(['.', '..'])('%j is rejected, because a browser would resolve it away', (teamUrl) => {
  expect(() => href('team', { teamUrl })).toThrow(/cannot be/);
});

const paramsOf = (name: RouteName) =>
  patternSegments(name).flatMap((segment) => paramName(segment) ?? []);
const routesWithOneParam = routeNames.flatMap((name) => {
  const [param, ...others] = paramsOf(name);
  return param !== undefined && others.length === 0 ? [{ name, param }] : [];
});

describe.each(routesWithOneParam)('hrefOf for the route $name', ({ name, param }) => {
  test.each(['123-rpl', 7, 'a/b ?#й', 'Tournaments/9-khl', 'Players/77-x', '\uD800'])(
    '%p gives the same link as href',
    (value) => {
      for (const options of [{}, { locale: 'en', fragment: 'odds' }] as const) {
        expect(hrefOf(name, options)(value)).toBe(href(name, { [param]: value }, options));
      }
    },
  );

  test.each(['', '.', '..'])('%p is rejected with the same message as by href', (value) => {
    const single = () => href(name, { [param]: value });
    expect(single).toThrow(param);
    let message = '';
    try {
      single();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(() => hrefOf(name)(value)).toThrow(new Error(message));
  });
});

test('hrefOf rejects a route without a parameter and an unknown route', () => {
  expect(() => hrefOf('results')).toThrow('Route "results" needs exactly one parameter');
  expect(() => hrefOf('/Events' as RouteName)).toThrow('Allow only routes');
});
