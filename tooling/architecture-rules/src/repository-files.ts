import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A text file of the repository; `path` is relative to the root, with forward slashes. */
export interface RepositoryFile {
  path: string;
  text: string;
}

/** A finding of a rule: where, and how to fix it. */
export interface Violation {
  path: string;
  message: string;
}

const ROOMS = ['apps', 'packages', 'tooling', 'e2e'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types', '.report', '.turbo', 'fixtures']);
/** Files outside the packages that rules read. */
const OUTSIDE = ['.github/CODEOWNERS'];
const PAGES = 'docs';
const READ = /\.(tsx?|mjs|json|md)$/;

/** Every text file of the packages, without what is built, installed or reported. */
export function readRepository(root: string): RepositoryFile[] {
  const outside = OUTSIDE.filter((file) => existsSync(path.join(root, file)));
  return [
    ...ROOMS.flatMap((dir) => filesUnder(root, dir)),
    ...pagesOf(root),
    ...outside.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') })),
  ];
}

/** The pages of documentation, without decisions and figures. */
function pagesOf(root: string): RepositoryFile[] {
  const folder = path.join(root, PAGES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({
      path: `${PAGES}/${name}`,
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

function filesUnder(root: string, folder: string): RepositoryFile[] {
  const absolute = path.join(root, folder);
  if (!statSync(absolute, { throwIfNoEntry: false })) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry): RepositoryFile[] => {
    const filePath = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesUnder(root, filePath);
    if (!entry.isFile() || !READ.test(entry.name)) return [];
    return [{ path: filePath, text: readFileSync(path.join(root, filePath), 'utf8') }];
  });
}

/** The package a file belongs to: `apps/soccer`, `packages/domain`, `e2e`. */
export function packageOf({ path: filePath }: RepositoryFile): string {
  const [top = '', name = ''] = filePath.split('/');
  return top === 'e2e' ? top : `${top}/${name}`;
}

/** Tests, stories and what only they use: `*.test.ts`, `*-fixture.ts`, `testing`, e2e. */
export function isTest({ path: filePath }: RepositoryFile): boolean {
  return /(\.test|\.stories|-fixtures?)\.tsx?$|\/testing\/|^e2e\/|^(?:apps|packages)\/[^/]+\/stories\//.test(
    filePath,
  );
}

export function isSource({ path: filePath }: RepositoryFile): boolean {
  return /\.(tsx?|mjs)$/.test(filePath);
}
