import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';

const LOCALE_FILE = /\/(locales\/[a-z]{2}\/[^/]+\.json)$/;

/** A locale file that no code of its package imports is unused. */
export function localesTaken(files: readonly RepositoryFile[]): Violation[] {
  const code = Map.groupBy(
    files.filter((file) => isSource(file) && !isTest(file)),
    packageOf,
  );
  return files.flatMap((file) => {
    const [, locale] = LOCALE_FILE.exec(file.path) ?? [];
    const sources = code.get(packageOf(file)) ?? [];
    if (locale === undefined || sources.some(({ text }) => text.includes(`${locale}'`))) return [];
    return [{ path: file.path, message: 'is imported nowhere in its room: take its messages in' }];
  });
}
