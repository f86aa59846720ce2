import { CONTRACT_VERSION, type Messages, type RemoteModule } from '@tipmark/remote-kit';
import type { RegistryForPage, RemoteFiles } from './registry-for-page.ts';
import { createReleaseFiles } from './release-files.ts';

/** A remote that takes longer counts as failed for this attempt. */
const PATIENCE_MS = 4000;
const RETRY_AFTER_MS = 400;

/** A remote could not be started; the page continues without it. */
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
  readonly importRemote: (name: string, files: RemoteFiles) => Promise<RemoteModule>;
  /** Adds the remote's styles to the page. */
  readonly loadStyles: (name: string, files: RemoteFiles) => Promise<void>;
  readonly locale: 'ru' | 'en';
  /**
   * Passes a remote's parts to the page, and its messages where the page has none; called once,
   * before the remote is returned.
   */
  readonly adopt: (remote: RemoteModule, messages: Messages | undefined) => void;
  /** True when the page arrived with those of this remote's messages that it shows. */
  readonly hasMessages: (remote: string) => boolean;
}

export interface RemoteLoader {
  /**
   * The running remote. Fails with a RemoteFailedError after 4 s, or at once after one retry; a
   * later call tries again.
   */
  load(name: string): Promise<RemoteModule>;
  /** True when the page may request it. */
  has(name: string): boolean;
  /** True when it was requested and did not fail. */
  isLive(name: string): boolean;
}

/** Loads remotes into the page, each once. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { registry, importRemote, loadStyles, locale, adopt, hasMessages } = options;
  const live = new Map<string, Promise<RemoteModule>>();
  const filesOf = createReleaseFiles(registry);

  async function loadPart(name: string): Promise<RemoteModule> {
    const files = await filesOf(name);
    const [remote] = await Promise.all([importRemote(name, files), loadStyles(name, files)]);
    if (remote.contract !== CONTRACT_VERSION) {
      const versions = `${remote.contract}, this page ${CONTRACT_VERSION}`;
      throw new RemoteFailedError(name, `has contract ${versions}`);
    }
    const loaded = hasMessages(name) ? undefined : await remote.messages[locale]();
    adopt(remote, loaded?.default);
    return remote;
  }

  async function loadInTime(name: string): Promise<RemoteModule> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new RemoteFailedError(name, 'did not load in time', true));
      timer = setTimeout(giveUp, PATIENCE_MS);
    });
    return Promise.race([loadPart(name), late]).finally(() => clearTimeout(timer));
  }

  async function loadWithRetry(name: string): Promise<RemoteModule> {
    try {
      return await loadInTime(name);
    } catch (error) {
      if (error instanceof RemoteFailedError) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return loadInTime(name);
    }
  }

  return {
    isLive: (name) => live.has(name),
    has: (name) => Object.hasOwn(registry, name),
    load(name) {
      const known = live.get(name);
      if (known) return known;
      if (!Object.hasOwn(registry, name)) {
        return Promise.reject(new RemoteFailedError(name, 'is not part of this site'));
      }
      const loading = loadWithRetry(name).catch((error: unknown) => {
        live.delete(name);
        throw asRemoteFailure(name, error);
      });
      live.set(name, loading);
      return loading;
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
