import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@tipmark/remotes-registry/store';

/** The output of `rspack build` for a remote. */
export interface BuiltRemote {
  readonly name: string;
  readonly version: string;
  readonly clientDir: string;
  readonly ssrDir: string;
  /** Source maps of its scripts, in case the build made them. */
  readonly mapsDir: string;
  /** Script → subresource integrity, without folders. */
  readonly integrities: Readonly<Record<string, string>>;
  /** Scripts of the exposed module, without folders. */
  readonly exposed: readonly string[];
  readonly ssrIntegrity: string;
  readonly contract: number;
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** Reads a remote's `dist`; when it is missing the error names the fix. */
export async function readBuiltRemote(appDir: string, name: string): Promise<BuiltRemote> {
  const clientDir = path.join(appDir, 'dist/client');
  const ssrDir = path.join(appDir, 'dist/ssr');
  const assets = await readJson<Pick<BuiltRemote, 'integrities' | 'exposed'>>(
    clientDir,
    'assets.json',
    name,
  );
  if (assets.exposed.length === 0) {
    throw new Error(`${clientDir}/assets.json names no script of ./remote: build ${name} again`);
  }
  const seam = await readJson<Pick<BuiltRemote, 'contract' | 'uses'>>(ssrDir, 'seam.json', name);
  const bundle = await readFile(path.join(ssrDir, 'remote.js'));
  const { version } = await readJson<{ version: string }>(appDir, 'package.json', name);
  return {
    name,
    version: `${version}-${await fingerprint(clientDir, bundle)}`,
    clientDir,
    ssrDir,
    mapsDir: path.join(appDir, 'dist/maps'),
    integrities: assets.integrities,
    exposed: assets.exposed,
    ssrIntegrity: integrityOf(bundle),
    contract: seam.contract,
    uses: seam.uses,
  };
}

async function readJson<T>(dir: string, file: string, name: string): Promise<T> {
  const text = await readFile(path.join(dir, file), 'utf8').catch((error: unknown) => {
    throw new Error(
      `${path.join(dir, file)} cannot be read; build the remote first: ` +
        `pnpm --filter ./apps/${name} run build`,
      { cause: error },
    );
  });
  return JSON.parse(text) as T;
}

/** Ten hex digits of everything that is released: the same build has the same version. */
async function fingerprint(clientDir: string, bundle: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bundle);
  const files = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .toSorted();
  for (const file of paths) {
    hash.update(path.relative(clientDir, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 10);
}
