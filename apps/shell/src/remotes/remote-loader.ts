import { CONTRACT_VERSION, type Messages, type RemoteModule } from '@tipmark/remote-kit';
import type { RegistryForPage, RemoteForPage } from './registry-for-page.ts';

/** A remote that has not come by then is given up for this attempt. */
const PATIENCE_MS = 4000;
const RETRY_AFTER_MS = 400;

/** A remote did not come alive; the page goes on without it. */
export class RemoteFailedError extends Error {
  readonly remote: string;
  readonly isLate: boolean;
  constructor(remote: string, reason: string, isLate = false) {
    super(`Remote "${remote}" ${reason}`);
    this.name = 'RemoteFailedError';
    this.remote = remote;
    this.isLate = isLate;
  }
}

export interface RemoteLoaderOptions {
  readonly registry: RegistryForPage;
  readonly importRemote: (remote: RemoteForPage) => Promise<RemoteModule>;
  readonly locale: 'ru' | 'en';
  /** Hands a remote's words and parts to the page; called once, before the remote is given out. */
  readonly adopt: (remote: RemoteModule, messages: Messages) => void;
  /** True when the page came with this remote's words. */
  readonly hasMessages: (remote: string) => boolean;
}

export interface RemoteLoader {
  /**
   * The remote, running. Fails with a RemoteFailedError after 4 s, or at once after one retry;
   * a later call tries again.
   */
  load(name: string): Promise<RemoteModule>;
  /** True when the page may ask for it at all. */
  has(name: string): boolean;
  /** True when it has been asked for and did not fail. */
  isLive(name: string): boolean;
}

/** Brings remotes into the page, each once. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { registry, importRemote, locale, adopt, hasMessages } = options;
  const live = new Map<string, Promise<RemoteModule>>();

  async function bring(entry: RemoteForPage): Promise<RemoteModule> {
    const remote = await importRemote(entry);
    if (remote.contract !== CONTRACT_VERSION) {
      const versions = `${remote.contract}, this page ${CONTRACT_VERSION}`;
      throw new RemoteFailedError(entry.name, `speaks contract ${versions}`);
    }
    const messages = hasMessages(entry.name) ? {} : (await remote.messages[locale]()).default;
    adopt(remote, messages);
    return remote;
  }

  async function bringInTime(entry: RemoteForPage): Promise<RemoteModule> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new RemoteFailedError(entry.name, 'is late', true));
      timer = setTimeout(giveUp, PATIENCE_MS);
    });
    return Promise.race([bring(entry), late]).finally(() => clearTimeout(timer));
  }

  async function bringWithRetry(entry: RemoteForPage): Promise<RemoteModule> {
    try {
      return await bringInTime(entry);
    } catch (error) {
      if (error instanceof RemoteFailedError) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return bringInTime(entry);
    }
  }

  return {
    isLive: (name) => live.has(name),
    has: (name) => Object.hasOwn(registry, name),
    load(name) {
      const known = live.get(name);
      if (known) return known;
      const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
      if (!entry) return Promise.reject(new RemoteFailedError(name, 'is not part of this site'));
      const bringing = bringWithRetry(entry).catch((error: unknown) => {
        live.delete(name);
        throw asRemoteFailure(name, error);
      });
      live.set(name, bringing);
      return bringing;
    },
  };
}

const asRemoteFailure = (name: string, error: unknown): RemoteFailedError =>
  error instanceof RemoteFailedError
    ? error
    : new RemoteFailedError(
        name,
        `did not load: ${error instanceof Error ? error.message : String(error)}`,
      );
