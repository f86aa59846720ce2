import { readdirSync, readFileSync, statSync } from 'node:fs';
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
const READ = /\.(tsx?|mjs|json|md)$/;

/** Every text file of the packages, without what is built, installed or reported. */
export function readRepository(root: string): RepositoryFile[] {
  return ROOMS.flatMap((dir) => filesUnder(root, dir));
}

function filesUnder(root: string, folder: string): RepositoryFile[] {
  const absolute = path.join(root, folder);
  if (!statSync(absolute, { throwIfNoEntry: false })) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry): RepositoryFile[] => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesUnder(root, place);
    if (!entry.isFile() || !READ.test(entry.name)) return [];
    return [{ path: place, text: readFileSync(path.join(root, place), 'utf8') }];
  });
}

/** The package a file belongs to: `apps/soccer`, `packages/domain`, `e2e`. */
export function packageOf({ path: place }: RepositoryFile): string {
  const [top = '', name = ''] = place.split('/');
  return top === 'e2e' ? top : `${top}/${name}`;
}

/** Tests, stories and what only they use: `*.test.ts`, `*-fixture.ts`, `testing`, e2e. */
export function isTest({ path: place }: RepositoryFile): boolean {
  return /(\.test|\.stories|-fixtures?)\.tsx?$|\/testing\/|^e2e\/|^(?:apps|packages)\/[^/]+\/stories\//.test(
    place,
  );
}

export function isSource({ path: place }: RepositoryFile): boolean {
  return /\.(tsx?|mjs)$/.test(place);
}
