import type { ServedRoutes } from '../../layout/composition.ts';
import { shellPages } from '../../start/shell-pages.ts';
import type { RegistryForPage } from '../remotes/registry-for-page.ts';
import { screensOf } from './screens-of.ts';

/** Names of the routes served in this composition; the same on the server and in the browser. */
export const servedRoutes = (registry: RegistryForPage): ServedRoutes =>
  new Set([
    ...screensOf(shellPages).map(({ route }) => route),
    ...Object.values(registry).flatMap(({ routes }) => routes),
  ]);
