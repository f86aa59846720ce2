import type { RemoteHost } from '@tipmark/remotes-registry';
import { routeNames, routes } from '@tipmark/route-builder';
import type { RegistryForPage } from '../../src/host/remotes/registry-for-page.ts';
import { screensOf } from '../../src/host/routing/screens-of.ts';
import { type AssetAddress, assetAddress } from './asset-address.ts';
import { filesOf } from './releases-route.ts';

/** Released by this site, and not served by a tester. */
const isReleased = (entry: string): boolean => entry.startsWith('/remotes/');

/**
 * The remotes that the page may load; one that has not run yet serves nothing.
 * @param own name of the page's remote
 */
export function registryForPage(
  host: RemoteHost,
  own?: string,
  addressOf: AssetAddress = assetAddress(undefined),
): RegistryForPage {
  const entries = Object.values(host.publicRegistry()).map((entry) => {
    const { name, version } = entry;
    const running = host.running(name);
    const served = new Set<string>(
      running ? screensOf(running.module).map(({ route }) => route) : [],
    );
    const lacks = routeNames.filter((route) => routes[route].owner === name && !served.has(route));
    const hasFiles = name === own || !isReleased(entry.entry);
    return [
      name,
      {
        version,
        ...(lacks.length > 0 && { lacks }),
        ...(hasFiles && { files: filesOf(entry, addressOf) }),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}
