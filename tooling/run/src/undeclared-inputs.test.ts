import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Task } from './turbo-run.ts';
import { undeclaredInputs } from './undeclared-inputs.ts';

describe('undeclaredInputs', () => {
  let root: string;
  const write = (file: string, text = ''): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
    for (const file of ['docs/feed.md', 'packages/a/src/a.ts', 'packages/b/src/b.ts']) write(file);
    write('pnpm-lock.yaml');
    spawnSync('git', ['init', '-q'], { cwd: root });
    spawnSync('git', ['add', '-A'], { cwd: root });
    write('packages/a/dist/a.js');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const aTask = (name: string, script: string, more: Partial<Task> = {}): Task => ({
    taskId: `${name}#${script}`,
    package: name,
    directory: `packages/${name}`,
    command: 'jest',
    hash: '1',
    inputs: { [`src/${name}.ts`]: 'hash' },
    dependencies: [],
    environmentVariables: { configured: [] },
    cache: { status: 'MISS' },
    ...more,
  });

  function opened(files: readonly string[], more: Partial<Task> = {}, openData?: string): string[] {
    const test = aTask('b', 'test:unit', { dependencies: ['b#sources'], ...more });
    const plan = [
      test,
      aTask('b', 'sources', { dependencies: ['a#sources'], command: '<NONEXISTENT>' }),
      aTask('a', 'sources', { command: '<NONEXISTENT>' }),
    ];
    write(
      'packages/b/.report/test-unit.opened',
      files.map((file) => path.resolve(root, file)).join('\n'),
    );
    return undeclaredInputs([test], { root, plan, openData });
  }

  it('accepts files of the package and its dependencies, the lockfile and generated files', () => {
    expect(
      opened([
        'packages/b/src/b.ts',
        'packages/a/src/a.ts',
        'pnpm-lock.yaml',
        'packages/a/dist/a.js',
      ]),
    ).toEqual([]);
  });

  it('reports a file that is not among the inputs', () => {
    expect(opened(['docs/feed.md'])).toEqual([
      'b#test:unit reads docs/feed.md, which its inputs lack',
    ]);
  });

  it('requires the digest of the real files in the key of a task that reads them', () => {
    const openData = path.join(tmpdir(), 'open-data');
    const file = path.join(openData, 'E0.csv');
    const withKey = { environmentVariables: { configured: ['KEY_OPEN_DATA=1'] } };
    expect(opened([file], {}, openData)).toHaveLength(1);
    expect(opened([file], withKey, openData)).toEqual([]);
  });

  it('ignores tasks from the cache', () => {
    expect(opened(['docs/feed.md'], { cache: { status: 'HIT' } })).toEqual([]);
  });
});
