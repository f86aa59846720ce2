import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCheckout } from './checkout.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checkout-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function add(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const remote = JSON.stringify({ exports: { './remote': './src/remote.ts' } });

test('a folder is asked for what it lacks, with what to do', () => {
  expect(() => openCheckout(root)).toThrow(
    `${root} has no apps/api/src/main.ts; give the folder of a checkout of this repository`,
  );
  add('apps/api/src/main.ts');
  expect(() => openCheckout(root)).toThrow('has no node_modules; install its packages there');
  add('node_modules/x');
  expect(() => openCheckout(root)).toThrow('server.js; build it there: npm run build');
  add('apps/shell/dist/server/server.js');
  add('apps/soccer/package.json', remote);
  expect(() => openCheckout(root)).toThrow('has no build of soccer; build it there');
});

test('a checkout has the remotes of its apps', () => {
  for (const file of ['apps/api/src/main.ts', 'node_modules/x', 'apps/shell/dist/server/server.js'])
    add(file);
  add('apps/soccer/package.json', remote);
  add('apps/soccer/dist/x');
  add('apps/api/package.json', '{}');
  expect(openCheckout(root)).toEqual({ root, name: path.basename(root), remotes: ['soccer'] });
});
