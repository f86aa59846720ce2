import { isSource, type RepositoryFile, type Violation } from './repository-files.ts';

const EMPTY_WORDS = /(^|[-/])(utils?|commons?|helpers?|misc|managers?)(?=\/|\.[a-z]+$|\.test\.)/i;

/** A vague name attracts everything. */
export function vagueNames(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter((file) => isSource(file) && EMPTY_WORDS.test(file.path))
    .map((file) => ({
      path: file.path,
      message: 'name it for what it holds: no utils, common, helpers, misc, manager',
    }));
}
