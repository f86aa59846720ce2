import type { RegistryEntry, ReleaseOf } from '@tipmark/remotes-registry';
import type { FastifyInstance } from 'fastify';
import { type RemoteFiles, styleSheetOf } from '../../src/host/remotes/registry-for-page.ts';
import { RELEASES_PATH } from '../../src/host/remotes/release-files.ts';

/** More than any composition has. */
const MAX_REMOTES = 30;

/** What a browser needs of a version to load it. */
export const filesOf = ({ entry, integrity, integrities }: RegistryEntry): RemoteFiles => ({
  entry,
  integrity,
  styles: integrities[styleSheetOf(entry)],
});

/**
 * `GET /remotes/releases/1?soccer=<version>&…`: the files of the versions a page knows. A version
 * never changes, so browsers cache the answer; one that is not there may come.
 */
export function registerReleases(app: FastifyInstance, releaseOf: ReleaseOf): void {
  app.get(RELEASES_PATH, async (request, reply) => {
    const [, query = ''] = (request.raw.url ?? '').split('?', 2);
    const asked = [...new URLSearchParams(query)];
    const found = await Promise.all(
      asked.slice(0, MAX_REMOTES).map(async ([name, version]) => {
        const release = await releaseOf(name, version).catch((error: unknown) => {
          request.log.error({ err: error, remote: name, version }, 'release: cannot be read');
          return undefined;
        });
        return release ? [[name, filesOf(release)] as const] : [];
      }),
    );
    const files = found.flat();
    const isWhole = files.length > 0 && files.length === asked.length;
    reply.header('Cache-Control', isWhole ? 'public, max-age=31536000, immutable' : 'no-store');
    return Object.fromEntries(files);
  });
}
