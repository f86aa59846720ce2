import type { RemoteModule } from '@tipmark/remote-kit';
import type { RegistryForPage } from '../remotes/registry-for-page.ts';
import { screensOf } from './screens-of.ts';

/** Names of the routes really served: the live remotes' screens and the shell's own pages. */
export type ServedRoutes = ReadonlySet<string>;

/** Names of the routes served in this composition; the same on the server and in the browser. */
export const servedRoutes = (own: RemoteModule, registry: RegistryForPage): ServedRoutes =>
  new Set([
    ...screensOf(own).map(({ route }) => route),
    ...Object.values(registry).flatMap(({ routes }) => routes),
  ]);
