import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';

/** A file of one version of a library that is replaced by one of ours. */
export interface LibraryPatch {
  /** The library, and before it the packages it is reached through. */
  readonly through: readonly string[];
  readonly version: string;
  /** Below the library's folder. */
  readonly files: readonly string[];
  /** Its path in `stand-ins`. */
  readonly standIn: string;
}

const federation = {
  through: [
    '@module-federation/enhanced',
    '@module-federation/runtime-tools',
    '@module-federation/runtime',
    '@module-federation/runtime-core',
  ],
  version: '2.9.2',
};

/** Parts the site does not use; without them every first visit is some KB smaller. */
export const federationPatches: readonly LibraryPatch[] = [
  {
    ...federation,
    files: ['dist/plugins/snapshot/SnapshotHandler.js', 'dist/utils/preload.js'],
    standIn: 'no-snapshots.ts',
  },
  { ...federation, files: ['dist/utils/semver/index.js'], standIn: 'no-versions.ts' },
  {
    ...federation,
    through: [...federation.through, '@module-federation/error-codes'],
    files: ['dist/desc.mjs'],
    standIn: 'short-errors.ts',
  },
];

/**
 * Replaces files of libraries. Another version may need another patch, or none.
 * @throws Error when a library has another version, or not the file
 */
export function libraryPatches(
  dir: string,
  patches: readonly LibraryPatch[],
): RspackPluginInstance[] {
  return patches.flatMap(({ through, version, files, standIn }) => {
    const folder = folderOf(dir, through);
    const name = through.at(-1);
    const found = manifestIn(folder)?.version;
    if (found !== version) {
      throw new Error(
        `${name} is ${found}, but ${standIn} was written for ${version}. Compare the files it ` +
          'replaces, then change the version in tooling/rspack/src/library-patches.ts.',
      );
    }
    return files.map((file) => {
      const replaced = path.join(folder, file);
      if (!existsSync(replaced)) throw new Error(`${name} ${version} has no file ${file}.`);
      return replace(replaced, path.join(import.meta.dirname, 'stand-ins', standIn));
    });
  });
}

/** The original file's place, so that the stand-in is built like any other file. */
const replace = (replaced: string, standIn: string) =>
  new rspack.NormalModuleReplacementPlugin(/\.m?js$/, (requested) => {
    if (path.basename(requested.request) !== path.basename(replaced)) return;
    if (path.resolve(requested.context, requested.request) === replaced)
      requested.request = standIn;
  });

function folderOf(dir: string, through: readonly string[]): string {
  return through.reduce((from, name) => {
    const entry = createRequire(path.join(from, 'package.json')).resolve(name);
    let folder = path.dirname(realpathSync(entry));
    while (manifestIn(folder)?.name !== name) {
      const parent = path.dirname(folder);
      if (parent === folder) throw new Error(`${name} is not installed below ${from}.`);
      folder = parent;
    }
    return folder;
  }, dir);
}

function manifestIn(folder: string): { name?: string; version?: string } | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
