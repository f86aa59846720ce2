import type { RepositoryFile, Violation } from './repository-files.ts';

const WIDTH = 100;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** Directives for tools have to stay on one line. */
const DIRECTIVE = /oxlint-|@ts-|https?:\/\//;

/** Written by a program, from texts of any width. */
const GENERATED = '.generated.ts';

/** The formatter breaks code where it is too wide, but no comment. */
export function commentWidth(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith(GENERATED))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        if (line.length <= WIDTH || !COMMENT.test(line) || DIRECTIVE.test(line)) return [];
        return [
          { path: `${path}:${index + 1}`, message: `has a comment wider than ${WIDTH} columns` },
        ];
      }),
    );
}
