import { href, type RouteName, routeNames, routes } from '@tipmark/route-builder';
import { type Visitor, visitPage } from './visit-page.ts';
import { hasOneAddress } from './walk-remote.ts';

/**
 * Faults of a site beyond one remote: its own page fails, or the pages of all other remotes do. One
 * other remote that fails is the affair of its own team.
 */
export async function faultsElsewhere(
  remote: string,
  visitor: Visitor,
): Promise<readonly string[]> {
  const own = await visitPage(href('aboutUs'), 'shell', visitor);
  if (own.faults.length > 0) return own.faults.map((fault) => `${own.address}: ${fault}`);
  const others = firstPages(remote);
  const visits = await Promise.all(
    others.map((name) => visitPage(href(name), routes[name].owner, visitor)),
  );
  // a remote that the site is composed without answers 404
  const present = visits.filter(({ version }) => version !== undefined);
  const broken = present.filter(({ faults }) => faults.length > 0);
  if (present.length === 0 || broken.length < present.length) return [];
  return broken.map(({ address, faults }) => `${address}: ${faults[0]}`);
}

/** One page of each other remote. */
function firstPages(remote: string): RouteName[] {
  const shown = routeNames.filter(
    (name) =>
      hasOneAddress(name) &&
      !routes[name].isReserved &&
      !['shell', remote].includes(routes[name].owner),
  );
  const byOwner = Map.groupBy(shown, (name) => routes[name].owner);
  return [...byOwner.values()].flatMap(([first]) => first ?? []);
}
