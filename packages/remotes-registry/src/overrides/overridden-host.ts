import { createCache } from '@tipmark/server-kit';
import { type LiveRemote, loadBundle } from '../load-bundle.ts';
import { refusalOf, type Seam } from '../refusal.ts';
import type { RemoteHost } from '../remote-host.ts';
import type { Choice } from './override-choice.ts';
import { type Release, type ReleaseSources, readRelease } from './read-release.ts';

/** The outcome of one choice. */
export interface Override {
  readonly name: string;
  readonly chosen: string;
  /** Why it does not run. */
  readonly problem: string | undefined;
}

/** A site composed for one tester. */
export interface Composition {
  readonly host: RemoteHost;
  readonly overrides: readonly Override[];
  /** Other origins its scripts come from. */
  readonly origins: readonly string[];
  readonly isDevelopment: boolean;
}

export interface OverriddenHostOptions extends ReleaseSources {
  readonly host: RemoteHost;
  readonly seam: Seam;
}

interface Running {
  readonly live: LiveRemote | undefined;
  readonly release: Release | undefined;
  readonly override: Override;
}

/** The value for a site without a remote. */
export const WITHOUT = 'none';
const MAX_LOADED = 50;

/**
 * Composes sites as testers choose. Their choice is checked like a release: contract, names of the
 * seam, hash of the bundle. A version that fails is absent and reported, never silently replaced by
 * the live one.
 */
export function createOverriddenHost({ host, seam, ...sources }: OverriddenHostOptions) {
  const loaded = createCache<LiveRemote>({ maxEntries: MAX_LOADED });

  async function run(name: string, chosen: string): Promise<Running> {
    const nothing = { live: undefined, release: undefined };
    if (chosen === WITHOUT) return { ...nothing, override: { name, chosen, problem: undefined } };
    try {
      const release = await readRelease(name, chosen, sources);
      const live = await liveOf(release, `${name} ${chosen}`);
      return { live, release, override: { name, chosen, problem: undefined } };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { ...nothing, override: { name, chosen, problem } };
    }
  }

  async function liveOf(release: Release, key: string): Promise<LiveRemote> {
    const { entry } = release;
    const reasons = refusalOf(entry, seam);
    if (reasons.length > 0) throw new Error(`refused: ${reasons.join('; ')}`);
    const known = loaded.get(key);
    if (known?.entry.ssrIntegrity === entry.ssrIntegrity) return { ...known, entry };
    const live = await loadBundle(entry, sources.remotesDir, seam.modules, release.bundle);
    loaded.set(key, live);
    return live;
  }

  return async (choice: Choice): Promise<Composition> => {
    const running = await Promise.all(
      Object.entries(choice).map(([name, chosen]) => run(name, chosen)),
    );
    const releases = running.flatMap(({ release }) => release ?? []);
    return {
      host: hostWith(host, choice, new Map(running.map((one) => [one.override.name, one.live]))),
      overrides: running.map(({ override }) => override),
      origins: [...new Set(releases.flatMap(({ origin }) => origin ?? []))],
      isDevelopment: releases.some(({ isDevelopment }) => isDevelopment),
    };
  };
}

function hostWith(
  host: RemoteHost,
  choice: Choice,
  chosen: ReadonlyMap<string, LiveRemote | undefined>,
): RemoteHost {
  const running = (name: string) => (chosen.has(name) ? chosen.get(name) : host.running(name));
  return {
    ...host,
    running,
    get: async (name) => (chosen.has(name) ? chosen.get(name) : host.get(name)),
    has: (name) => (chosen.has(name) ? choice[name] !== WITHOUT : host.has(name)),
    serves: (name, route) =>
      running(name)?.module.features.some(({ screens }) =>
        screens.some((screen) => screen.route === route),
      ) ?? false,
    publicRegistry() {
      const entries = Object.entries(host.publicRegistry()).filter(([name]) => !chosen.has(name));
      const own = [...chosen].flatMap(([name, live]) =>
        live ? [[name, live.entry] as const] : [],
      );
      return Object.fromEntries([...entries, ...own]);
    },
  };
}
