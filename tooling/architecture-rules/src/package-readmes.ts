import { packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const LONGEST_LINES = 40;

/** Every package has a README of at most forty lines: its purpose, its limits and its use. */
export function packageReadmes(files: readonly RepositoryFile[]): Violation[] {
  const rooms = new Set(
    files
      .filter((file) => file.path.split('/').length > 2 || packageOf(file) === 'e2e')
      .map(packageOf),
  );
  return [...rooms].flatMap((dir) => {
    const path = `${dir}/README.md`;
    const readme = files.find((file) => file.path === path);
    if (!readme)
      return [{ path, message: 'is missing: what is this room, what does it not know?' }];
    const lines = readme.text.trimEnd().split('\n').length;
    if (lines <= LONGEST_LINES) return [];
    return [{ path, message: `has ${lines} lines; ${LONGEST_LINES} are enough` }];
  });
}
