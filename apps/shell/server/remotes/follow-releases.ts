import type { Registry } from './registry.ts';

const LOOK_EVERY_MS = 1_000;

/**
 * Looks for releases also while nobody asks for a page that would: kept pages must not go on naming
 * the version before.
 * @returns ends it
 */
export function followReleases(registry: () => Registry, onRelease: () => void): () => void {
  let known = registry();
  const timer = setInterval(() => {
    const now = registry();
    if (now === known) return;
    known = now;
    onRelease();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
