import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateRemote } from './generate-remote.ts';

const routes = {
  result: { pattern: '/hockey/[id]', owner: 'hockey' },
  hockeyIndex: { pattern: '/hockey', owner: 'hockey' },
  aboutUs: { pattern: '/about-us', owner: 'shell' },
};
const files = {
  'tsconfig.json': { references: [{ path: './apps/soccer' }, { path: './packages/domain' }] },
  'apps/shell/tsconfig.json': {
    references: [{ path: '../../packages/i18n' }, { path: '../soccer' }],
  },
  'apps/shell/package.json': {
    devDependencies: { '@tipmark/soccer': 'workspace:*', jest: 'catalog:' },
  },
};

let root: string;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gen-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(content));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('makes a room with a screen under a route of its own, words in both languages and tests', () => {
  const made = generateRemote(root, 'hockey', routes);
  expect(made).toEqual(
    expect.arrayContaining([
      'apps/hockey/src/remote.ts',
      'apps/hockey/src/hockey-index/HockeyIndexScreen.test.tsx',
      'apps/hockey/locales/en/hockey-index.json',
      'apps/hockey/locales/ru/hockey-index.json',
    ]),
  );
  for (const file of made) expect(read(file)).not.toMatch(/__[a-zA-Z]+__/);
  expect(json('apps/hockey/package.json')).toMatchObject({
    name: '@tipmark/hockey',
    exports: { './remote': './src/remote.ts' },
  });
  expect(read('apps/hockey/src/hockey-index/index.ts')).toContain("route: 'hockeyIndex'");
});

test('names the room where references have to name it, next to its like', () => {
  generateRemote(root, 'hockey', routes);
  expect(json('tsconfig.json').references.map((one: { path: string }) => one.path)).toEqual([
    './apps/soccer',
    './apps/hockey',
    './packages/domain',
  ]);
  expect(json('apps/shell/tsconfig.json').references).toContainEqual({ path: '../hockey' });
  expect(Object.keys(json('apps/shell/package.json').devDependencies)).toEqual([
    '@tipmark/hockey',
    '@tipmark/soccer',
    'jest',
  ]);
});

test('refuses a name without routes, a strange name and a folder that is there', () => {
  expect(() => generateRemote(root, 'cricket', routes)).toThrow('owners now: hockey, shell');
  expect(() => generateRemote(root, '../evil', routes)).toThrow('is no name of a remote');
  generateRemote(root, 'hockey', routes);
  writeFileSync(path.join(root, 'apps/hockey/src/remote.ts'), 'mine');
  expect(() => generateRemote(root, 'hockey', routes)).toThrow('is there already');
  expect(read('apps/hockey/src/remote.ts')).toBe('mine');
  expect(existsSync(path.join(root, 'apps/cricket'))).toBe(false);
});
