import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Files of a process share installed packages; each evaluates the modules of the repository. */
const SHARED = `
    const { parseSync } = require('@swc/core');
    const ofProcess = require('node:vm').runInThisContext('globalThis');
    ofProcess.packages ??= new Set();
    ofProcess.modules ??= new Set();
    beforeAll(() => {
      expect(ofProcess.modules).not.toContain(doubled);
      ofProcess.modules.add(doubled);
      expect(ofProcess.packages.add(parseSync).size).toBe(1);
    });`;

const FILES: Record<string, string> = {
  'package.json': '{ "name": "fixture", "type": "module" }',
  'jest.config.mjs': "import { jestPreset } from '../preset.mjs';\nexport default jestPreset();",
  'rates.ts': `import own from './locales/own.json' with { type: 'json' };
    export const doubled = (price: number) => price * 2;
    export const halved = (price: number) => price / 2;
    export const named = () => own.name;`,
  'locales/own.json': '{ "name": "own" }',
  'limits.txt': '10',
  'shapes.ts': 'export interface Shape { price: number }',
  'worker.ts': `import { doubled } from './rates.ts';
    import type { Shape } from './shapes.ts';
    const shape: Shape = { price: doubled(2) };
    console.log(shape.price);`,
  'doubled.test.ts': `import { doubled } from './rates.ts';
    ${SHARED}
    test('doubled', () => expect(doubled(2)).toBe(4));`,
  // The same function in the same process: the record of each file is its own.
  'again.test.ts': `import { doubled } from './rates.ts';
    ${SHARED}
    test('again', () => expect(doubled(3)).toBe(6));`,
  'halved.test.ts': `import { halved } from './rates.ts';
    test('halved', () => expect(halved(2)).toBe(1));`,
  'started.test.ts': `import { execFileSync } from 'node:child_process';
    import path from 'node:path';
    const worker = path.join(import.meta.dirname, 'worker.ts');
    test('started', () =>
      expect(execFileSync(process.execPath, [worker]).toString().trim()).toBe('4'));`,
  'folder.test.ts': `import { readdirSync } from 'node:fs';
    test('folder', () => expect(readdirSync(import.meta.dirname).length).toBeGreaterThan(3));`,
  'size.ts': `export const size = process.env['TEST_DEEP'] === '1' ? 9 : 3;`,
  'sampled.test.ts': `import { size } from './size.ts';
    test('sampled', () => expect(size).toBeGreaterThan(2));`,
  'unfollowed.test.ts': `import { exec } from 'node:child_process';
    import { promisify } from 'node:util';
    test('unfollowed', async () =>
      expect(await promisify(exec)('echo 1')).toEqual({ stdout: '1\\n', stderr: '' }));`,
};

/** Longer than a process of Jest takes on a busy machine. */
const LIMIT_MS = 240_000;

describe('the runner of tests', () => {
  let folder: string;
  let cache: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(import.meta.dirname, '../fixture-'));
    cache = mkdtempSync(path.join(tmpdir(), 'test-files-'));
    spawnSync('mkdir', [path.join(folder, 'locales')]);
    for (const [name, text] of Object.entries(FILES)) write(name, text);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    rmSync(cache, { recursive: true });
  });

  function write(name: string, text: string): void {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    // As if it had been written before the run that follows.
    utimesSync(file, 1e9, 1e9);
  }

  /** Names of the test files that were run, and those that failed. */
  function run(variables: Record<string, string> = {}): { run: string[]; failed: string[] } {
    const { PATH, HOME, TMPDIR } = process.env;
    const env = {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      NODE_OPTIONS: '--experimental-vm-modules',
      KEY_NODE: 'v1',
      TIPMARK_CACHE_DIR: cache,
      ...variables,
    };
    const args = [program, '-i', '--json', '--outputFile=.report/test.json', `--rootDir=${folder}`];
    const ended = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    const report = JSON.parse(readFileSync(path.join(folder, '.report/test.json'), 'utf8')) as {
      numTotalTests: number;
      testResults: { name: string; status: string; startTime: number }[];
    };
    const names = (results: typeof report.testResults) =>
      results.map(({ name }) => path.basename(name, '.test.ts')).toSorted();
    if (report.numTotalTests !== 7) throw new Error(ended.stderr);
    return {
      run: names(report.testResults.filter(({ startTime }) => startTime > 0)),
      failed: names(report.testResults.filter(({ status }) => status === 'failed')),
    };
  }

  const ALL = ['again', 'doubled', 'folder', 'halved', 'sampled', 'started', 'unfollowed'];

  it(
    'runs what depends on a change, every time what it cannot follow, and what has failed',
    () => {
      expect(run()).toEqual({ run: ALL, failed: [] });
      expect(run()).toEqual({ run: ['unfollowed'], failed: [] });

      write('rates.ts', `${FILES['rates.ts']}`.replace('price / 2', 'price * 0.5'));
      expect(run()).toEqual({ run: ['halved', 'started', 'unfollowed'], failed: [] });

      write('rates.ts', `${FILES['rates.ts']}`.replace('price * 2', 'price * 3'));
      const broken = {
        run: ['again', 'doubled', 'started', 'unfollowed'],
        failed: ['again', 'doubled', 'started'],
      };
      expect(run()).toEqual(broken);
      expect(run().failed).toEqual(broken.failed);

      // What has passed once is known again.
      write('rates.ts', `${FILES['rates.ts']}`);
      expect(run()).toEqual({ run: ['unfollowed'], failed: [] });

      write('shapes.ts', 'export interface Shape { price: number; name?: string }');
      expect(run()).toEqual({ run: ['unfollowed'], failed: [] });

      write('locales/own.json', '{ "name": "other" }');
      expect(run().run).toEqual(['again', 'doubled', 'halved', 'started', 'unfollowed']);

      expect(run({ KEY_POSTGRES: '16' }).run).toEqual(ALL);
      expect(run({ KEY_NODE: '' }).run).toEqual(ALL);

      // The deep check: what takes samples each time, and its results are no one else's.
      run();
      const deep = { TEST_DEEP: '1', TEST_SEED: '7', TEST_FILES: 'all' };
      expect(run(deep).run).toEqual(['sampled', 'unfollowed']);
      write('rates.ts', `${FILES['rates.ts']}`.replace('price / 2', 'price * 0.5'));
      expect(run(deep).run).toEqual(['halved', 'sampled', 'started', 'unfollowed']);
      write('size.ts', 'export const size = 4 + Number(process.env.TEST_SEED ?? 1);');
      expect(run(deep).run).toEqual(['sampled', 'unfollowed']);
      expect(run().run).toEqual(['sampled', 'unfollowed']);
    },
    LIMIT_MS,
  );
});
