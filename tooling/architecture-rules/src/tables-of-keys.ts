import type { RepositoryFile, Violation } from './repository-files.ts';

/** Code that is asked for names and codes which others chose. */
const READERS = /^(?:packages\/(?:providers|importers)|apps\/api)\/src\/.*(?<!\.test)\.ts$/;
const PLAIN_TABLE = /^(?:export )?const ([A-Z][A-Z_0-9]*): (?:Readonly<)?Record<string, .* =\s/gm;

/** A plain object has a value for `constructor`: `TABLE[code] ?? other` would take it. */
export function tablesOfKeys(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => READERS.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(PLAIN_TABLE)].map(([, name]) => ({
        path,
        message: `${name} has values for keys such as "constructor": make it with tableOf() of domain`,
      })),
    );
}
