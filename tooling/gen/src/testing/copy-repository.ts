import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const OF_TOOLING = ['gen', 'jest', 'rspack', 'single-bundle', 'tsconfig'];
/** Single files that the generator reads or edits, beside those of packages. */
const FILES = [
  'tsconfig.json',
  'biome.json',
  'package.json',
  '.github/CODEOWNERS',
  '.github/workflows/soccer.yml',
  'tooling/architecture-rules/src/who-may-import-whom.ts',
];
/** Not sources of a package, or not needed to run it. */
const LEFT_OUT = /^(node_modules|dist|dist-types|\.report|\.turbo|README\.md|.*\.test\.tsx?)$/;

/** The sources of these folders of packages with their links to each other, and of some tooling. */
function copyPackages(tree: string): void {
  const packages = ['apps', 'packages'].flatMap((area) =>
    readdirSync(path.join(REPOSITORY, area)).map((name) => path.join(area, name)),
  );
  for (const dir of [...packages, ...OF_TOOLING.map((name) => path.join('tooling', name))]) {
    const [from, to] = [path.join(REPOSITORY, dir), path.join(tree, dir)];
    cpSync(from, to, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(path.basename(file)),
    });
    const links = path.join(from, 'node_modules');
    if (!existsSync(links)) continue;
    // relative: those to other packages lead to their copies
    cpSync(links, path.join(to, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== '.cache',
    });
  }
}

export interface RepositoryCopy {
  readonly dir: string;
  remove(): void;
}

/** The sources of the repository in a folder of their own, which may be changed and run. */
export function copyRepository(): RepositoryCopy {
  const dir = mkdtempSync(path.join(tmpdir(), 'tipmark-sport-'));
  copyPackages(dir);
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(path.join(REPOSITORY, file), path.join(dir, file));
  }
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(dir, 'node_modules'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
