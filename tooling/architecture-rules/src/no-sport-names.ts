import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';

const ROOMS = new Set([
  'packages/match-features',
  'packages/ui-kit',
  'packages/remote-kit',
  'packages/api-client',
]);
const SPORT = /soccer|football|hockey|tennis|футбол|хокке|теннис/i;

/** Packages that all sports share mention none: a difference is an argument, never a condition. */
export function noSportNames(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter((file) => ROOMS.has(packageOf(file)) && !isTest(file))
    .filter((file) => isSource(file) || file.path.includes('/locales/'))
    .flatMap((file) =>
      file.text.split('\n').flatMap((line, index) => {
        const name = SPORT.exec(line)?.[0];
        if (!name) return [];
        return [
          {
            path: `${file.path}:${index + 1}`,
            message: `names a sport ("${name}"): pass the difference as an argument`,
          },
        ];
      }),
    );
}
