/* Replaces what the federation runtime does with snapshots of a deployment: the site names every
   remote's entry itself, so no manifest is ever read and none preloads anything. */

/** Has the hooks and the cache that the runtime looks for, both empty. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin(): void {} };
  readonly manifestCache = new Map<string, never>();
}

/** What a host knows of a remote through snapshots: nothing. */
export const getGlobalRemoteInfo = (): Record<string, never> => ({});

function noPreload(): never {
  throw new Error('Remotes are preloaded by the page, not by the federation runtime.');
}

export const formatPreloadArgs: () => never = noPreload;
export const preloadAssets: () => never = noPreload;
export const defaultPreloadArgs: () => never = noPreload;
export const normalizePreloadExposes: () => never = noPreload;
