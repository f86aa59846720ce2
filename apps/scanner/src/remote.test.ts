import { routes } from '@tipmark/route-builder';
import { remote } from './remote.ts';

test('every screen has a route of this remote, and no route has two screens', () => {
  const owned = remote.features.flatMap(({ screens }) => screens.map(({ route }) => route));
  expect(owned.map((route) => routes[route].owner)).toEqual(owned.map(() => 'scanner'));
  expect(new Set(owned).size).toBe(owned.length);
});
