import { type HouseFile, isSource, type Violation } from './house-files.ts';

const EMPTY_WORDS = /(^|[-/])(utils?|commons?|helpers?|misc|managers?)(?=\/|\.[a-z]+$|\.test\.)/i;

/** A name that excludes nothing attracts everything. */
export function tellingNames(files: readonly HouseFile[]): Violation[] {
  return files
    .filter((file) => isSource(file) && EMPTY_WORDS.test(file.path))
    .map((file) => ({
      path: file.path,
      message: 'name it for what it holds: no utils, common, helpers, misc, manager',
    }));
}
