import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recorded } from './recorded.ts';

let folder: string;
const known = { ...process.env };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tipmark-recorded-'));
  process.env['TIPMARK_CACHE_DIR'] = path.join(folder, 'cache');
  delete process.env['TEST_DEEP'];
  source('entry.ts', "import { one } from './one.ts';\nimport type { Shape } from './shape.ts';\n");
  source('one.ts', "export * from './deeper/two.ts';\n");
  source('deeper/two.ts', 'export const one = 1;\n');
  source('shape.ts', 'export type Shape = 1;\n');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env = { ...known };
});

function source(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const record = (value: unknown, name = 'numbers') =>
  recorded(path.join(folder, 'entry.ts'), name, () => value);

test('a recording is reused until a source changes, however deep it is imported', () => {
  expect(record([1, { a: null }])).toEqual([1, { a: null }]);
  expect(record('never made')).toEqual([1, { a: null }]);
  source('deeper/two.ts', 'export const one = 2;\n');
  expect(record('made again')).toBe('made again');
  source('one.ts', "export * from './deeper/two.ts';\nexport * from './three.ts';\n");
  source('three.ts', '');
  expect(record('once more')).toBe('once more');
});

test('type imports do not invalidate a recording, and each name has its own', () => {
  record('first');
  source('shape.ts', 'export type Shape = 2;\n');
  expect(record('never made')).toBe('first');
  expect(record('another', 'letters 7')).toBe('another');
});

test('the deep check never reuses a recording', () => {
  record('first');
  process.env['TEST_DEEP'] = '1';
  expect(record('made again')).toBe('made again');
});

test('a failed recording is made by the next call', () => {
  const fail = () => {
    throw new Error('no');
  };
  expect(() => recorded(path.join(folder, 'entry.ts'), 'numbers', fail)).toThrow('no');
  expect(record('made')).toBe('made');
});

test('old versions are removed', () => {
  for (let version = 0; version < 9; version += 1) {
    source('shape-of-data.ts', `export const version = ${version};`);
    source('entry.ts', "import { version } from './shape-of-data.ts';");
    record(version);
  }
  expect(readdirSync(path.join(folder, 'cache/recorded/numbers'))).toHaveLength(6);
});

test('only one of several concurrent processes records, and the lock of a killed one is ignored', async () => {
  const script = `
    import { appendFileSync } from 'node:fs';
    import { recorded } from ${JSON.stringify(path.join(import.meta.dirname, 'recorded.ts'))};
    const value = recorded(process.argv[1], 'slow', () => {
      appendFileSync(process.argv[2], 'made\\n');
      if (process.argv[3] === 'killed') process.kill(process.pid, 'SIGKILL');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      return 'slow';
    });
    console.log(value);`;
  const log = path.join(folder, 'made');
  const start = (how: string) => {
    const args = ['--input-type=module', '-e', script, path.join(folder, 'entry.ts'), log, how];
    return spawn(process.execPath, args, {
      env: process.env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  };
  await once(start('killed'), 'close');
  const outputs = await Promise.all(
    ['a', 'b', 'c'].map(async (one) => {
      const child = start(one);
      const [chunk] = await once(child.stdout, 'data');
      return String(chunk);
    }),
  );
  expect(outputs).toEqual(['slow\n', 'slow\n', 'slow\n']);
  expect(readFileSync(log, 'utf8')).toBe('made\nmade\n');
}, 60_000);
