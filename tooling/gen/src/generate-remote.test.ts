import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateRemote } from './generate-remote.ts';
import { type SportFacts, sportFacts } from './sport-facts.ts';

const routes = {
  result: { pattern: '/hockey/[id]', owner: 'hockey' },
  hockeyIndex: { pattern: '/hockey', owner: 'hockey' },
  aboutUs: { pattern: '/about-us', owner: 'shell' },
};
const files = {
  'tsconfig.json': { references: [{ path: './apps/soccer' }, { path: './packages/domain' }] },
  'tooling/single-bundle/package.json': {
    devDependencies: { '@tipmark/soccer': 'workspace:*', jest: 'catalog:' },
  },
  '.github/CODEOWNERS': '/apps/soccer/ @tipmark/soccer\n',
  '.github/workflows/soccer.yml': 'name: soccer\npaths: apps/soccer/**\n',
};

let root: string;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gen-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(
      path.join(root, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('generates an app with a screen under its own route, messages in both languages and tests', () => {
  const made = generateRemote(root, 'hockey', routes);
  expect(made).toEqual(
    expect.arrayContaining([
      'apps/hockey/src/remote.ts',
      'apps/hockey/src/features/hockey-index/HockeyIndexScreen.test.tsx',
      'apps/hockey/locales/en/hockey.json',
      'apps/hockey/locales/ru/hockey.json',
    ]),
  );
  for (const file of made) expect(read(file)).not.toMatch(/__[a-zA-Z]+__/);
  expect(json('apps/hockey/package.json')).toMatchObject({
    name: '@tipmark/hockey',
    exports: { './remote': './src/remote.ts' },
  });
  expect(read('apps/hockey/src/features/hockey-index/screen.ts')).toContain("route: 'hockeyIndex'");
});

test('gives the app to the team of its name, with a pipeline', () => {
  generateRemote(root, 'hockey', routes);
  expect(read('.github/CODEOWNERS')).toBe(
    '/apps/soccer/ @tipmark/soccer\n/apps/hockey/ @tipmark/hockey\n',
  );
  expect(read('.github/workflows/hockey.yml')).toBe('name: hockey\npaths: apps/hockey/**\n');
});

test('adds the app in order to project references and the single bundle', () => {
  generateRemote(root, 'hockey', routes);
  expect(json('tsconfig.json').references.map((one: { path: string }) => one.path)).toEqual([
    './apps/soccer',
    './apps/hockey',
    './packages/domain',
  ]);
  expect(Object.keys(json('tooling/single-bundle/package.json').devDependencies)).toEqual([
    '@tipmark/hockey',
    '@tipmark/soccer',
    'jest',
  ]);
});

test('rejects a name without routes, an invalid name and an existing folder', () => {
  expect(() => generateRemote(root, 'cricket', routes)).toThrow('owners now: hockey, shell');
  expect(() => generateRemote(root, '../evil', routes)).toThrow('is not a valid remote name');
  generateRemote(root, 'hockey', routes);
  writeFileSync(path.join(root, 'apps/hockey/src/remote.ts'), 'mine');
  expect(() => generateRemote(root, 'hockey', routes)).toThrow('exists already');
  expect(read('apps/hockey/src/remote.ts')).toBe('mine');
  expect(existsSync(path.join(root, 'apps/cricket'))).toBe(false);
});

describe('a remote of a sport', () => {
  const repository = path.resolve(import.meta.dirname, '../../..');
  let facts: SportFacts;
  let table: typeof routes;
  beforeAll(async () => {
    facts = await sportFacts(repository, 'hockey');
    ({ routes: table } = await import('../../../packages/route-builder/src/routes.ts' as string));
  });

  test('has the pages of the sport, with its rules, markets and names', () => {
    const made = generateRemote(root, 'hockey', table, facts);
    expect(read('apps/hockey/src/remote.ts')).toContain('teamRemote(hockey');
    for (const file of made) expect(read(file)).not.toMatch(/__[a-zA-Z]+__/);
    expect(read('apps/hockey/src/shared/hockey.ts')).toContain("defineSport('hockey'");
    expect(json('apps/hockey/locales/en/hockey.json')).toMatchObject({
      results: { title: 'Hockey results' },
      match: { 'market-p1x2': 'First period result' },
      stats: { half: 'Period {{part}}' },
    });
  });

  test('is rejected without leagues or with missing routes, which are named', async () => {
    const tennis = await sportFacts(repository, 'tennis');
    expect(() => generateRemote(root, 'tennis', table, tennis)).toThrow(
      /tennis has no leagues.*--sport/,
    );
    expect(() => generateRemote(root, 'hockey', routes, facts)).toThrow(/hockeyLeague/);
    expect(existsSync(path.join(root, 'apps'))).toBe(false);
  });

  test('is rejected without rules of that sport', async () => {
    await expect(sportFacts(repository, 'cricket')).rejects.toThrow(/soccer, hockey, tennis/);
  });
});
