import type { RemoteModule } from '@tipmark/remote-kit';
import { routeNames, routes } from '@tipmark/route-builder';
import type { RegistryForPage } from '../remotes/registry-for-page.ts';
import { screensOf } from './screens-of.ts';

/** Names of the routes really served: the live remotes' screens and the shell's own pages. */
export type ServedRoutes = ReadonlySet<string>;

/** Names of the routes served in this composition; the same on the server and in the browser. */
export function servedRoutes(own: RemoteModule, registry: RegistryForPage): ServedRoutes {
  const served = new Set<string>(screensOf(own).map(({ route }) => route));
  for (const name of routeNames) {
    const { owner } = routes[name];
    if (!Object.hasOwn(registry, owner)) continue;
    if (!registry[owner]?.lacks?.includes(name)) served.add(name);
  }
  return served;
}
