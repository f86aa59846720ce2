import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const TOKENS = 'packages/ui-kit/src/theme/tokens.ts';
const STYLED = /^(?:apps|packages)\//;
const TOKEN = /^ {2}(\w+): '/gm;
/** In a style, or as the name that a script sets. */
const DECLARED = /--([\w-]+)(?:\s*:|['"])/g;
/** One with a value for its absence is right where it is unset. */
const USED = /var\(--([\w-]+)\)/g;

/** A browser ignores a declaration with an unknown variable: a tint would silently be none. */
export function knownVariables(files: readonly RepositoryFile[]): Violation[] {
  const sources = files.filter(
    (file) => STYLED.test(packageOf(file)) && /\.tsx?$/.test(file.path) && !isTest(file),
  );
  const tokens = sources.find(({ path }) => path === TOKENS)?.text ?? '';
  const known = new Set([
    ...[...tokens.matchAll(TOKEN)].map(([, name]) => name),
    ...sources.flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name]) => name)),
  ]);
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(USED)]
      .filter(([, name]) => !known.has(name))
      .map(({ 0: used, index }) => ({
        path: `${path}:${text.slice(0, index).split('\n').length}`,
        message: `uses ${used}, which nothing declares: tokens are in ${TOKENS}`,
      })),
  );
}
