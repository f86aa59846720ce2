import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { libraryPatches } from './library-patches.ts';

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'patches-'));
  const inner = path.join(dir, 'node_modules/outer/node_modules/inner');
  await mkdir(path.join(inner, 'dist'), { recursive: true });
  const outer = { name: 'outer', version: '3.0.0', main: 'main.js' };
  await writeFile(path.join(dir, 'node_modules/outer/package.json'), JSON.stringify(outer));
  await writeFile(path.join(dir, 'node_modules/outer/main.js'), '');
  const manifest = { name: 'inner', version: '1.2.3', main: 'dist/part.js' };
  await writeFile(path.join(inner, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(inner, 'dist/part.js'), '');
});
afterAll(() => rmSync(dir, { recursive: true }));

const patch = {
  through: ['outer', 'inner'],
  version: '1.2.3',
  files: ['dist/part.js'],
  standIn: 'no-versions.ts',
};

it('accepts a patch for the installed version', () => {
  expect(libraryPatches(dir, [patch])).toHaveLength(1);
});

it('fails when the library has another version or lacks a file', () => {
  expect(() => libraryPatches(dir, [{ ...patch, version: '1.2.2' }])).toThrow(
    'inner is 1.2.3, but no-versions.ts was written for 1.2.2',
  );
  expect(() => libraryPatches(dir, [{ ...patch, files: ['dist/gone.js'] }])).toThrow(
    'inner 1.2.3 has no file dist/gone.js',
  );
});
