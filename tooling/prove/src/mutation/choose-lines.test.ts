import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomOf } from '@tipmark/simulator';
import { chooseLines, filesOf, LINES_AT_ONCE, linesOfCode } from './choose-lines.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'mutation-'));
});

afterEach(() => rmSync(workspace, { recursive: true }));

function add(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), text);
}

const SOURCE = `import { a } from './a.ts';
import {
  b,
} from './b.ts';

/** Adds. */
export function sum(x: number) {
  // both
  return x + a;
}
export { b } from './b.ts';
`;

it('knows code from imports, comments and blank lines', () => {
  expect(linesOfCode(SOURCE)).toEqual([3, 7, 9, 10]);
});

it('changes no tests, fixtures or lists of exports', () => {
  for (const file of ['a.ts', 'a.test.ts', 'a-fixture.ts', 'index.ts', 'testing/b.ts'])
    add(`src/part/${file}`, 'const one = 1;');
  expect(filesOf(workspace, 'src')).toEqual(['src/part/a.ts']);
});

it('chooses every line of code, a longer file more often, and the same for the same seed', () => {
  add('src/long.ts', 'const a = 1;\n'.repeat(9).trimEnd());
  add('src/short.ts', 'const b = 2;');
  const chosen = Array.from({ length: 400 }, (_, number) =>
    chooseLines(workspace, 'src', randomOf(7, number)),
  );
  const ofLong = chosen.filter(({ file }) => file === 'src/long.ts');
  expect(new Set(ofLong.map(({ first }) => first)).size).toBe(9);
  expect(ofLong.length / chosen.length).toBeGreaterThan(0.8);
  expect(ofLong.length).toBeLessThan(chosen.length);
  for (const { first, last } of chosen) expect(last - first + 1).toBe(LINES_AT_ONCE);
  expect(chooseLines(workspace, 'src', randomOf(7, 3))).toEqual(chosen[3]);
});

it('a folder without code is an error', () => {
  add('src/a.ts', '// nothing\n');
  expect(() => chooseLines(workspace, 'src', randomOf(7, 1))).toThrow('has no code');
});
