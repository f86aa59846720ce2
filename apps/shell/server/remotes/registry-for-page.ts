import type { RemoteHost } from '@tipmark/remotes-registry';
import {
  type RegistryForPage,
  styleSheetBeside,
} from '../../src/host/remotes/registry-for-page.ts';
import { screensOf } from '../../src/host/routing/screens-of.ts';

/** What the page knows of the remotes it may load; one that has not run yet serves nothing. */
export function registryForPage(host: RemoteHost): RegistryForPage {
  const entries = Object.values(host.publicRegistry()).map((entry) => {
    const { name, version, entry: address, integrity, integrities } = entry;
    const styles = integrities[styleSheetBeside(address)];
    const running = host.running(name);
    const routes = running ? screensOf(running.module).map(({ route }) => route) : [];
    return [name, { name, version, entry: address, integrity, styles, routes }] as const;
  });
  return Object.fromEntries(entries);
}
