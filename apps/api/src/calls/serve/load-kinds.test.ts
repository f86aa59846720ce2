import { createRouteTable } from '../../platform/load/route-table.ts';
import { loadKinds } from './load-kinds.ts';

const kinds = createRouteTable(loadKinds());

test.each([
  ['GET', '/soccer/results/page?timestamp=1', 'read'],
  ['POST', '/search-users-tips/parameters/tips', 'costly'],
  ['POST', '/statistics', 'costly'],
  ['GET', '/open/v1/soccer/matches', 'costly'],
  ['POST', '/login', 'personal'],
  ['POST', '/change-password', 'personal'],
  ['GET', '/account/favourites', 'personal'],
])('%s %s is %s', (method, url, kind) => {
  expect(kinds.find(method, url)).toBe(kind);
});

test.each([
  ['GET', '/health/live'],
  ['GET', '/health/ready'],
  ['GET', '/metrics'],
  ['GET', '/live?matches=1'],
  ['GET', '/purge-stream'],
  ['POST', '/feed/records'],
  ['POST', '/webhooks/yookassa'],
  ['POST', '/webhooks/telegram'],
  ['POST', '/payments/reconcile'],
])('%s %s is never refused', (method, url) => {
  expect(kinds.find(method, url)).toBeUndefined();
});
