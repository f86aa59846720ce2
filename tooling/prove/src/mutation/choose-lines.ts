import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '@tipmark/simulator';

/** Code that is changed together. */
export interface Lines {
  /** From the folder of the package. */
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/** Of a window: its changes are few enough for minutes, and enough for the start of the tests. */
export const LINES_AT_ONCE = 6;

const IS_NO_CODE = /^\s*(?:$|\/\/|\/?\*|import\b|export (?:type )?(?:\{|\*)|\}? from\b)/;

/** Numbers of the lines of a source that hold code, from 1. */
export function linesOfCode(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (IS_NO_CODE.test(line) ? [] : [index + 1]));
}

/** Files of a folder that may be changed, from the folder of its package. */
export function filesOf(workspace: string, source: string): string[] {
  const isLeftOut = /\.test\.ts$|-fixtures?\.ts$|\/testing\/|\/index\.ts$/;
  return globSync(`${source}/**/*.ts`, { cwd: workspace })
    .filter((file) => !isLeftOut.test(file))
    .toSorted();
}

/**
 * Lines of code of a folder, each equally likely to be the first.
 * @throws Error if the folder has no code
 */
export function chooseLines(workspace: string, source: string, random: Random): Lines {
  const files = filesOf(workspace, source).map((file) => ({
    file,
    code: linesOfCode(readFileSync(path.join(workspace, file), 'utf8')),
  }));
  const all = files.reduce((sum, { code }) => sum + code.length, 0);
  let left = random.integer(1, Math.max(1, all));
  for (const { file, code } of files) {
    const first = code[left - 1];
    if (first !== undefined) return { file, first, last: first + LINES_AT_ONCE - 1 };
    left -= code.length;
  }
  throw new Error(`${path.join(workspace, source)} has no code`);
}
