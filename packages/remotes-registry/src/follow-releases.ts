import type { Registry } from './registry.ts';

const POLL_EVERY_MS = 1_000;

/**
 * Looks for releases even without page requests: cached pages must not go on naming the previous
 * version.
 * @returns stops it
 */
export function followReleases(registry: () => Registry, onRelease: () => void): () => void {
  let known = registry();
  const timer = setInterval(() => {
    const now = registry();
    if (now === known) return;
    known = now;
    onRelease();
  }, POLL_EVERY_MS).unref();
  return () => clearInterval(timer);
}
