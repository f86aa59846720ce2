import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  deepRunLine,
  deepRunState,
  type GreenRun,
  headCommit,
  lostTests,
  readHistory,
  writeHistory,
} from './history.ts';

describe('history of checks', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'history-'));
    git('init', '-q');
    commit();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function git(...args: string[]): void {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    expect(spawnSync('git', [...identity, ...args], { cwd: root }).status).toBe(0);
  }
  function commit(times = 1): void {
    for (let i = 0; i < times; i += 1) git('commit', '-q', '--allow-empty', '-m', 'x');
  }
  const aRun = (more: Partial<GreenRun> = {}): GreenRun => ({
    commit: headCommit(root),
    endedAt: 1_790_000_000,
    seconds: 1500,
    tests: {},
    ...more,
  });

  it('is stored for every clone of the machine', () => {
    const folder = path.join(root, 'cache');
    expect(readHistory(folder)).toEqual({});
    const history = { first: 'abc', ordinary: aRun({ tests: { 'a#test:unit': 3 } }) };
    writeHistory(folder, history);
    expect(readHistory(folder)).toEqual(history);
  });

  it('asks for a deep run after more than 40 commits, when it fits', () => {
    const history = { first: headCommit(root), deep: aRun() };
    commit(40);
    expect(deepRunState(root, history, 600)).toEqual({ age: 40, isDue: false, fits: true });
    commit();
    expect(deepRunState(root, history, 600)).toEqual({ age: 41, isDue: true, fits: true });
    expect(deepRunState(root, history, 3000).fits).toBe(false);
    expect(deepRunLine(root, history)).toContain('41 commits old');
  });

  it('counts from the first check while no deep run was green', () => {
    const history = { first: headCommit(root) };
    expect(deepRunState(root, {}, 600).isDue).toBe(false);
    commit(41);
    expect(deepRunState(root, history, 600).isDue).toBe(true);
    expect(deepRunLine(root, history)).toContain('No deep run');
  });

  it('takes a run of another history as due', () => {
    const deep = aRun({ commit: '0123456789012345678901234567890123456789' });
    expect(deepRunState(root, { deep }, 600)).toMatchObject({ age: undefined, isDue: true });
  });

  it('names tasks that lost tests', () => {
    const before = aRun({ tests: { 'a#test:unit': 3, 'b#test:unit': 2, 'c#test:unit': 1 } });
    expect(lostTests(before, { 'a#test:unit': 3, 'b#test:unit': 1 })).toEqual([
      'b#test:unit has 1 tests, 2 in the last green check',
      'c#test:unit has 0 tests, 1 in the last green check',
    ]);
  });
});
