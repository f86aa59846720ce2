import { fileVersion } from './file-version.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Of each remote and chunk: the current version, and the one a rollback or older tab needs. */
const STORED_VERSIONS = 2;

export interface FileCache {
  /** True for files this cache answers for. */
  holds(request: Pick<Request, 'method' | 'url'>): boolean;
  /** The file, from the network the first time. */
  file(request: Request | string): Promise<Response>;
}

/**
 * Immutable scripts of shell and remotes, stored as pages request them. Their addresses contain the
 * version, so what is stored can neither be out of date nor be mixed with another release.
 */
export function createFileCache(scope: WorkerScope, name: string): FileCache {
  const pathOf = (address: string) => new URL(address, scope.location.origin).pathname;

  async function dropOld(cache: Cache, address: string): Promise<void> {
    const family = fileVersion(pathOf(address))?.family;
    const relatives = (await cache.keys()).flatMap((request) => {
      const stored = fileVersion(pathOf(request.url));
      return stored?.family === family && stored ? [{ request, version: stored.version }] : [];
    });
    const versions = [...new Set(relatives.map(({ version }) => version))].slice(-STORED_VERSIONS);
    const old = relatives.filter(({ version }) => !versions.includes(version));
    await Promise.all(old.map(({ request }) => cache.delete(request)));
  }

  return {
    holds: ({ method, url }) => {
      const { origin, pathname, search } = new URL(url, scope.location.origin);
      return (
        method === 'GET' &&
        origin === scope.location.origin &&
        search === '' &&
        fileVersion(pathname) !== undefined
      );
    },
    async file(request) {
      const cache = await scope.caches.open(name);
      const address = typeof request === 'string' ? request : request.url;
      const stored = await cache.match(address);
      if (stored) return stored;
      const answer = await scope.fetch(request);
      const isScript = answer.headers.get('content-type')?.startsWith('text/javascript');
      if (answer.status === 200 && answer.type === 'basic' && isScript) {
        await cache.put(address, answer.clone());
        await dropOld(cache, address);
      }
      return answer;
    },
  };
}
