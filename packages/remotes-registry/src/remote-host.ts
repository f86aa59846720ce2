import { setTimeout as delay } from 'node:timers/promises';
import { clientFaultOf } from './client-fault.ts';
import { type LiveRemote, loadBundle } from './load-bundle.ts';
import { refusalOf, type Seam } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { RegistryEntry } from './store/registry-entry.ts';

export interface RemoteHostOptions {
  readonly registry: () => Registry;
  readonly remotesDir: string;
  readonly seam: Seam;
  readonly log: { info(message: string): void; warn(message: string): void };
  readonly now?: () => number;
  readonly load?: typeof loadBundle;
  /** Another version of a remote has replaced it. */
  readonly onLive?: () => void;
}

export interface RemoteHost {
  /** The running version of a remote; waits a little when none has run yet. */
  get(name: string): Promise<LiveRemote | undefined>;
  /** The running version, without waiting. */
  running(name: string): LiveRemote | undefined;
  /** True when the running version of a remote has a screen for this route. */
  serves(name: string, route: string): boolean;
  /** True when the site is composed with this remote, running or not. */
  has(name: string): boolean;
  /** What browsers may load: the versions this server runs, or new ones that passed the check. */
  publicRegistry(): Registry;
  /** Loads everything the registry names; resolves when each has run or failed. */
  warm(): Promise<void>;
  /** Name → running version, and why the registry's version does not run. */
  state(): Readonly<Record<string, RemoteState>>;
}

export interface RemoteState {
  readonly live: string | null;
  readonly registered: string | null;
  readonly failure: string | null;
  /** When the registered version was checked last, in milliseconds since 1970. */
  readonly checkedAt: number | null;
}

interface Attempt {
  readonly version: string;
  readonly at: number;
  readonly done: Promise<void>;
  failure: string | null;
  /** No client is sent to browsers. */
  hasNoClient: boolean;
}

/** A version that failed is tried again after this long. */
const RETRY_AFTER_MS = 5000;
/** How long a visitor waits for a remote that has never run. */
const PATIENCE_MS = 1500;

/**
 * Retains the last good version of every remote. A new version loads beside the running one and
 * replaces it when it has run; a refused, broken or absent one changes nothing.
 */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  const { registry, remotesDir, seam, log, now = Date.now, load = loadBundle, onLive } = options;
  const live = new Map<string, LiveRemote>();
  const attempts = new Map<string, Attempt>();

  async function attempt(entry: RegistryEntry): Promise<void> {
    const reasons = refusalOf(entry, seam);
    if (reasons.length > 0) throw new Error(`refused: ${reasons.join('; ')}`);
    const fault = await clientFaultOf(entry, remotesDir);
    if (fault !== undefined) throw new ClientFault(fault);
    const loaded = await load(entry, remotesDir, seam.modules);
    // the registry may have changed while the file was read
    if (attempts.get(entry.name)?.version !== entry.version) return;
    live.set(entry.name, loaded);
    onLive?.();
    log.info(`remote ${entry.name} ${entry.version} is live`);
  }

  function refresh(entry: RegistryEntry): Promise<void> | undefined {
    if (live.get(entry.name)?.entry.version === entry.version) return undefined;
    const last = attempts.get(entry.name);
    if (last?.version === entry.version && now() - last.at < RETRY_AFTER_MS) return last.done;
    const done = attempt(entry).catch((error: unknown) => {
      current.hasNoClient = error instanceof ClientFault;
      current.failure = error instanceof Error ? error.message : String(error);
      const cached = live.get(entry.name)?.entry.version;
      const rest = cached ? `${cached} stays live` : 'nothing of it is live';
      log.warn(`remote ${entry.name} ${entry.version} ${current.failure}; ${rest}`);
    });
    const current: Attempt = {
      version: entry.version,
      at: now(),
      done,
      failure: null,
      hasNoClient: false,
    };
    attempts.set(entry.name, current);
    return done;
  }

  return {
    async get(name) {
      const entry = own(registry(), name);
      if (!entry) return undefined;
      const loading = refresh(entry);
      if (loading && !live.has(name)) await withinPatience(loading);
      return live.get(name);
    },
    running: (name) => live.get(name),
    serves: (name, route) =>
      live
        .get(name)
        ?.module.features.some((feature) =>
          feature.screens.some((screen) => screen.route === route),
        ) ?? false,
    has: (name) => own(registry(), name) !== undefined,
    publicRegistry() {
      const fitting = Object.values(registry()).flatMap((entry) => {
        const running = live.get(entry.name)?.entry;
        if (running) return [running];
        const last = attempts.get(entry.name);
        if (last?.version === entry.version && last.hasNoClient) return [];
        return refusalOf(entry, seam).length === 0 ? [entry] : [];
      });
      return Object.fromEntries(fitting.map((entry) => [entry.name, entry]));
    },
    async warm() {
      await Promise.all(
        Object.values(registry()).map((entry) => refresh(entry) ?? Promise.resolve()),
      );
    },
    state() {
      const known = registry();
      const names = new Set([...Object.keys(known), ...live.keys()]);
      return Object.fromEntries([...names].map((name) => [name, stateOf(name, known)]));
    },
  };

  function stateOf(name: string, known: Registry): RemoteState {
    return {
      live: live.get(name)?.entry.version ?? null,
      registered: own(known, name)?.version ?? null,
      failure: attempts.get(name)?.failure ?? null,
      checkedAt: attempts.get(name)?.at ?? null,
    };
  }
}

class ClientFault extends Error {
  override readonly name = 'ClientFault';
  constructor(fault: string) {
    super(`refused: ${fault}`);
  }
}

const own = (registry: Registry, name: string): RegistryEntry | undefined =>
  Object.hasOwn(registry, name) ? registry[name] : undefined;

async function withinPatience(loading: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const tooLong = delay(PATIENCE_MS, undefined, { signal: timer.signal, ref: false });
  await Promise.race([loading, tooLong.catch(() => {})]);
  timer.abort();
}
