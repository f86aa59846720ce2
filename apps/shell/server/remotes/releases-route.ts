import type { RegistryEntry, ReleaseOf } from '@tipmark/remotes-registry';
import type { FastifyInstance } from 'fastify';
import { type RemoteFiles, styleSheetOf } from '../../src/host/remotes/registry-for-page.ts';
import { RELEASES_PATH } from '../../src/host/remotes/release-files.ts';
import { type AssetAddress, assetAddress } from './asset-address.ts';

/** More than any composition has. */
const MAX_REMOTES = 30;

/** What a browser needs of a version to load it. */
export const filesOf = (
  { entry, integrity, integrities }: RegistryEntry,
  addressOf: AssetAddress,
): RemoteFiles => ({
  entry: addressOf(entry),
  integrity,
  styles: integrities[styleSheetOf(entry)],
});

/**
 * `GET /remotes/releases/1?soccer=<version>&…`: the files of the versions a page knows. A version
 * never changes, so browsers cache the answer; one that is not there may come.
 * @param assetsUrl where their files are, if not here; that may change, so it is cached shortly
 */
export function registerReleases(
  app: FastifyInstance,
  releaseOf: ReleaseOf,
  assetsUrl?: string,
): void {
  const addressOf = assetAddress(assetsUrl);
  const lasting =
    assetsUrl === undefined ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  app.get(RELEASES_PATH, async (request, reply) => {
    const [, query = ''] = (request.raw.url ?? '').split('?', 2);
    const asked = [...new URLSearchParams(query)];
    const found = await Promise.all(
      asked.slice(0, MAX_REMOTES).map(async ([name, version]) => {
        const release = await releaseOf(name, version).catch((error: unknown) => {
          request.log.error({ err: error, remote: name, version }, 'release: cannot be read');
          return undefined;
        });
        return release ? [[name, filesOf(release, addressOf)] as const] : [];
      }),
    );
    const files = found.flat();
    const isWhole = files.length > 0 && files.length === asked.length;
    reply.header('Cache-Control', isWhole ? lasting : 'no-store');
    return Object.fromEntries(files);
  });
}
