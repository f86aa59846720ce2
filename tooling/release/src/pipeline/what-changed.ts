import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FOLDERS = ['apps', 'packages'];
/** Tests, stories and documentation: nothing that a visitor receives. */
const NOT_RELEASED =
  /\.(?:test|stories)\.tsx?$|-fixtures?\.tsx?$|\/(?:testing|stories|\.storybook)\/|\.md$|\/jest\.config\.mjs$/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Package extends Manifest {
  /** `apps/soccer` */
  readonly folder: string;
}

export interface Change {
  /** Packages of the repository that the remote consists of and that changed, itself included. */
  readonly packages: readonly string[];
  /** Those among them whose users are not informed: no file in `.changeset` names them. */
  readonly unannounced: readonly string[];
}

/**
 * What a remote consists of and what of that changed since a commit, uncommitted files included.
 * @param since a commit or branch; the common ancestor with it is compared
 */
export async function whatChanged(root: string, remote: string, since: string): Promise<Change> {
  const packages = await readPackages(root);
  const folder = `apps/${remote}`;
  const own = packages.find((one) => one.folder === folder);
  if (!own) throw new Error(`there is no ${folder}`);
  const base = (await git(root, 'merge-base', since, 'HEAD')).trim();
  const files = (await git(root, 'diff', '--name-only', base)).split('\n').filter(Boolean);
  const changed = consistsOf(own, packages).filter((one) => files.some((file) => isOf(one, file)));
  const announced = await announcedPackages(root);
  const { ignore } = await readJson<{ ignore: string[] }>(root, '.changeset/config.json');
  const unannounced = await Promise.all(
    changed.map(async (one) => {
      if (announced.has(one.name) || ignore.includes(one.name)) return [];
      return (await versionAt(root, base, one)) === one.version ? [one.name] : [];
    }),
  );
  return { packages: changed.map(({ name }) => name), unannounced: unannounced.flat() };
}

const isOf = ({ folder }: Package, file: string): boolean =>
  file.startsWith(`${folder}/`) && !NOT_RELEASED.test(file);

const git = async (root: string, ...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout;

async function readJson<T>(root: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8')) as T;
}

async function readPackages(root: string): Promise<Package[]> {
  const folders = await Promise.all(
    FOLDERS.map(async (area) => {
      const found = await readdir(path.join(root, area), { withFileTypes: true });
      return found.filter((one) => one.isDirectory()).map(({ name }) => `${area}/${name}`);
    }),
  );
  return Promise.all(
    folders.flat().map(async (folder) => ({
      ...(await readJson<Manifest>(root, `${folder}/package.json`)),
      folder,
    })),
  );
}

/** A package and all that it depends on, directly or not. */
function consistsOf(one: Package, packages: readonly Package[]): Package[] {
  const found = new Set([one]);
  for (const { dependencies = {} } of found) {
    for (const other of packages) if (other.name in dependencies) found.add(other);
  }
  return [...found];
}

/** Names in the head of each file that waits in `.changeset`. */
async function announcedPackages(root: string): Promise<ReadonlySet<string>> {
  const dir = path.join(root, '.changeset');
  const files = (await readdir(dir)).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const texts = await Promise.all(files.map((file) => readFile(path.join(dir, file), 'utf8')));
  const heads = texts.map((text) => text.split(/^---$/m)[1] ?? '');
  return new Set(
    heads.flatMap((head) =>
      [...head.matchAll(/^['"]?(@[^'":]+)['"]?:/gm)].map(([, name]) => name ?? ''),
    ),
  );
}

/** The version a package had; undefined if it is new. */
async function versionAt(root: string, commit: string, { folder }: Package) {
  const text = await git(root, 'show', `${commit}:${folder}/package.json`).catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Manifest).version;
}
