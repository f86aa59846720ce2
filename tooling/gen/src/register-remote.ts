import path from 'node:path';
import { editJson } from './edit-file.ts';

const [PROJECTS, SINGLE_BUNDLE] = ['tsconfig.json', 'tooling/single-bundle/package.json'] as const;

/** Files that name every remote. */
export const REGISTRIES: readonly string[] = [PROJECTS, SINGLE_BUNDLE];

interface References {
  references: { path: string }[];
}
interface Manifest {
  devDependencies: Record<string, string>;
}

/** Names a remote in the files that have to know it; a second time changes nothing. */
export function registerRemote(root: string, name: string): void {
  editJson<References>(root, PROJECTS, (config) => withReference(config, `./apps/${name}`));
  // the single bundle takes in the remotes among its devDependencies
  editJson<Manifest>(root, SINGLE_BUNDLE, (manifest) => ({
    ...manifest,
    devDependencies: sorted({ ...manifest.devDependencies, [`@tipmark/${name}`]: 'workspace:*' }),
  }));
}

function withReference(config: References, to: string): References {
  if (config.references.some((one) => one.path === to)) return config;
  const last = config.references.findLastIndex((one) => one.path.startsWith(path.dirname(to)));
  return { ...config, references: config.references.toSpliced(last + 1, 0, { path: to }) };
}

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
