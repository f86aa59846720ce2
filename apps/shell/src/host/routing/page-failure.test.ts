import { matchPath } from '@tipmark/route-builder';
import { isPageFailure, loadFailed, missingAt, notFound } from './page-failure.ts';

const failure = (status: number) => ({ status, code: 'network', message: '' }) as const;

it.each([
  [0, 503],
  [500, 503],
  [503, 503],
  [400, 400],
  [401, 401],
  [429, 429],
])('a call of status %i makes a page of status %i', (given, expected) => {
  expect(loadFailed(failure(given))).toMatchObject({ reason: 'loadFailed', status: expected });
});

it('is notFound when the api answers 404', () => {
  expect(loadFailed(failure(404))).toMatchObject(notFound);
});

it('distinguishes a failure from anything else that is thrown', () => {
  expect(isPageFailure(notFound)).toBe(true);
  for (const other of [new Error('x'), null, undefined, 'x', new Response()]) {
    expect(isPageFailure(other)).toBe(false);
  }
});

test.each([
  ['/nothing', 'notFound', 404],
  ['/link-redirect', 'notFound', 404],
  ['/Averages', 'reserved', 200],
  ['/hockey/Series', 'reserved', 200],
  ['/hockey/Tournaments', 'notComposed', 404],
  ['/en/odds-scanner', 'notComposed', 404],
  ['/bookmakers', 'notComposed', 404],
  ['/bookmakers/nobody', 'notFound', 404],
  ['/en/bookmakers/nobody', 'notFound', 404],
  ['/Teams/7-zenit', 'reserved', 200],
  ['/premium', 'notComposed', 404],
])('%s on a site with soccer only is %s', (address, reason, status) => {
  const missing = missingAt(matchPath(address), (owner) => owner === 'soccer');
  expect(missing).toMatchObject({ reason, status });
});
