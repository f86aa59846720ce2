import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editJson } from './edit-file.ts';

const [PROJECTS, SINGLE_BUNDLE] = ['tsconfig.json', 'tooling/single-bundle/package.json'] as const;
const OWNERS = '.github/CODEOWNERS';
/** The pipeline of one team, which is the same for every team but for the name. */
const PATTERN = 'soccer';
const pipelineOf = (name: string) => `.github/workflows/${name}.yml`;

/** Files that name every remote. */
export const REGISTRIES: readonly string[] = [PROJECTS, SINGLE_BUNDLE, OWNERS];

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
  giveToTeam(root, name);
}

/** The folder belongs to the team of its name, which has a pipeline of its own. */
function giveToTeam(root: string, name: string): void {
  const file = path.join(root, OWNERS);
  const text = readFileSync(file, 'utf8');
  const line = `/apps/${name}/ @tipmark/${name}`;
  if (!text.includes(`/apps/${name}/ `)) writeFileSync(file, `${text.trimEnd()}\n${line}\n`);
  const pipeline = path.join(root, pipelineOf(name));
  mkdirSync(path.dirname(pipeline), { recursive: true });
  const pattern = readFileSync(path.join(root, pipelineOf(PATTERN)), 'utf8');
  writeFileSync(pipeline, pattern.replaceAll(PATTERN, name));
}

function withReference(config: References, to: string): References {
  if (config.references.some((one) => one.path === to)) return config;
  const last = config.references.findLastIndex((one) => one.path.startsWith(path.dirname(to)));
  return { ...config, references: config.references.toSpliced(last + 1, 0, { path: to }) };
}

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
