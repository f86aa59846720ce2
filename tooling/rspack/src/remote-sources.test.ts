import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siblingRemotes, writeRemoteSources } from './remote-sources.ts';

let dir: string;

function folder(name: string, exports: Record<string, string>): void {
  const packageDir = path.join(dir, 'node_modules', name);
  mkdirSync(path.join(packageDir, 'src'), { recursive: true });
  writeFileSync(path.join(packageDir, 'src/remote.ts'), '');
  writeFileSync(path.join(packageDir, 'package.json'), JSON.stringify({ name, exports }));
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shell-'));
  const devDependencies = {
    '@fixture/tennis': 'workspace:*',
    '@fixture/chess': 'workspace:*',
    '@fixture/kit': 'workspace:*',
    jest: 'catalog:',
  };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ devDependencies }));
  folder('@fixture/tennis', { './remote': './src/remote.ts' });
  folder('@fixture/chess', { './remote': './src/remote.ts' });
  folder('@fixture/kit', { '.': './src/index.ts' });
});
afterEach(() => rmSync(dir, { recursive: true }));

test('remotes are the dependencies of the shell that export ./remote', () => {
  expect(siblingRemotes(dir)).toEqual(['@fixture/chess', '@fixture/tennis']);
});

test('every remote gets a lazy chunk of its name', () => {
  const text = readFileSync(writeRemoteSources(dir), 'utf8');
  expect(text).toContain('"chess": () => import(/* webpackChunkName: "chess" */ ');
  expect(text).toContain('fixture/tennis/src/remote.ts"');
  expect(text).not.toContain('kit');
});
