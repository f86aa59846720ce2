import fc from 'fast-check';
import { createRouteTable, type TableRoute } from './route-table.ts';

const table = createRouteTable([
  { method: 'GET', path: '/account', value: 'account' },
  { method: 'GET', path: '/account/:id', value: 'one' },
  { method: 'GET', path: '/account/favourites', value: 'favourites' },
  { method: 'POST', path: '/account/:id/delete', value: 'delete' },
  { method: 'GET', path: '/account/favourites/list', value: 'list' },
  { method: 'GET', path: '/open/v1/*', value: 'open' },
]);

test.each([
  ['GET', '/account?x=/account/1', 'account'],
  ['HEAD', '/Account/', 'account'],
  ['GET', '/account/favourites', 'favourites'],
  ['GET', '/account/7', 'one'],
  // the named segment has no such route
  ['POST', '/account/favourites/delete', 'delete'],
  ['GET', '/open/v1/soccer/matches?limit=1', 'open'],
  ['GET', '/open/v1', undefined],
  ['POST', '/account', undefined],
  ['GET', '/', undefined],
  ['GET', '', undefined],
  ['GET', '/health/ready', undefined],
])('%s %s is %s', (method, url, value) => {
  expect(table.find(method, url)).toBe(value);
});

test('finds what a search of all routes finds', () => {
  const segment = fc.constantFrom('a', 'b', ':x');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((all) => `/${all.join('/')}`);
  const routes = fc.array(path, { maxLength: 8 }).map((paths) => [...new Set(paths)]);
  const asked = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 });
  const fits = (route: string, segments: readonly string[]) => {
    const own = route.split('/').slice(1);
    const isSame = (part: string, at: number) => part === ':x' || part === segments[at];
    return own.length === segments.length && own.every(isSame);
  };
  // of several the one whose first differing segment is named
  const rank = (route: string) => route.replaceAll(':x', '~');
  fc.assert(
    fc.property(routes, asked, (paths, segments) => {
      const all: TableRoute<string>[] = paths.map((one) => ({
        method: 'GET',
        path: one,
        value: one,
      }));
      const [expected] = paths
        .filter((one) => fits(one, segments))
        .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
      expect(createRouteTable(all).find('GET', `/${segments.join('/')}`)).toBe(expected);
    }),
  );
});
