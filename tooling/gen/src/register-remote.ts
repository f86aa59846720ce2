import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface References {
  references: { path: string }[];
}
interface Manifest {
  devDependencies: Record<string, string>;
}

/** Names a remote in the files that have to know it; a second time changes nothing. */
export function registerRemote(root: string, name: string): void {
  changeJson<References>(path.join(root, 'tsconfig.json'), (config) =>
    withReference(config, `./apps/${name}`),
  );
  // the single bundle takes in the remotes among its devDependencies
  changeJson<Manifest>(path.join(root, 'tooling/single-bundle/package.json'), (manifest) => ({
    ...manifest,
    devDependencies: sorted({ ...manifest.devDependencies, [`@tipmark/${name}`]: 'workspace:*' }),
  }));
}

function changeJson<Json>(file: string, change: (json: Json) => Json): void {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Json;
  writeFileSync(file, `${JSON.stringify(change(json), null, 2)}\n`);
}

function withReference(config: References, to: string): References {
  if (config.references.some((one) => one.path === to)) return config;
  const last = config.references.findLastIndex((one) => one.path.startsWith(path.dirname(to)));
  return { ...config, references: config.references.toSpliced(last + 1, 0, { path: to }) };
}

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
