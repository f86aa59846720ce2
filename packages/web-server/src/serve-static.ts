import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createCache } from '@tipmark/server-kit';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly bytes: Readonly<Partial<Record<'identity' | 'br' | 'gzip', Buffer>>> & {
    readonly identity: Buffer;
  };
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** A file with a hash of its content in its name never changes under that name. */
const hashedName = /\.[0-9a-f]{8,}\.(?:js|css)$|-[0-9a-f]{8}-\d+\.(?:avif|webp)$/;
/** Whether a file never changes under its name. */
export const hasFinalName = (name: string): boolean => hashedName.test(name);
const forever = 'public, max-age=31536000, immutable';
const forMonth = 'public, max-age=2592000';

export interface StaticFolder {
  /** Every file of the folder has a name that never changes. */
  readonly isImmutable?: boolean;
}

/**
 * One file with its precompressed variants; undefined when there is none, or its kind is not
 * served.
 */
export async function readStaticFile(
  file: string,
  { isImmutable = false }: StaticFolder = {},
): Promise<StaticFile | undefined> {
  const type = types[path.extname(file)];
  if (!type) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readFile(`${file}.br`).catch(() => undefined),
    readFile(`${file}.gz`).catch(() => undefined),
  ]);
  return {
    type,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    cacheControl: isImmutable || hasFinalName(file) ? forever : forMonth,
    bytes: { identity, ...(br && { br }), ...(gzip && { gzip }) },
  };
}

/**
 * Every file of a folder by its path below it; they stay in memory, so no request touches the disk.
 * Not @fastify/static: it reads the disk for each request, and its tags follow the time of a file,
 * so that two machines with the same release have different ones.
 */
export async function readStaticFolder(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const file = await readStaticFile(path.join(folder, name));
    if (file) files.set(name.split(path.sep).join('/'), file);
  }
  return files;
}

const releasedPath =
  /^([a-z][a-z0-9-]*)\/([\w-][\w.-]*)\/(?:client\/)?([\w~-][\w.~-]*\.(?:js|css))$/;

/**
 * Client files of released remotes, read once each: `<name>/<version>/<file>`, or as they lie in an
 * object store, `<name>/<version>/client/<file>`.
 * @param fetchVersion copies a version that is not in the folder
 */
export function createReleasedFiles(
  remotesDir: string,
  fetchVersion?: (name: string, version: string) => Promise<void>,
  maxFiles = 500,
) {
  // a missing file may be there later
  const files = createCache<StaticFile | undefined>({
    maxEntries: maxFiles,
    isCacheable: (file) => file !== undefined,
  });
  return async (below: string): Promise<StaticFile | undefined> => {
    const [, name, version, file] = releasedPath.exec(below) ?? [];
    if (!name || !version || !file) return undefined;
    const filePath = path.join(remotesDir, name, version, 'client', file);
    return files.load(below, async () => {
      const read = () => readStaticFile(filePath, { isImmutable: true });
      const found = await read();
      if (found || !fetchVersion) return found;
      await fetchVersion(name, version);
      return read();
    });
  };
}
