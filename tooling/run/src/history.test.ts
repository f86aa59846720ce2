import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  deepRunLine,
  type GreenRun,
  isDeepRunDue,
  lostTests,
  readHistory,
  runNow,
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
    ...runNow(root, 1500),
    tests: {},
    ...more,
  });
  const elsewhere = { commit: '0123456789012345678901234567890123456789' };

  it('is stored for every clone of the machine', () => {
    const folder = path.join(root, 'cache');
    expect(readHistory(folder)).toEqual({});
    const history = { first: 'abc', ordinary: aRun({ tests: { 'a#test:unit': 3 } }) };
    writeHistory(folder, history);
    expect(readHistory(folder)).toEqual(history);
  });

  it('requires a deep run after more than 40 commits, if there is time for it', () => {
    const history = { first: runNow(root, 1).commit, deep: aRun() };
    commit(40);
    expect(isDeepRunDue(root, history, 600)).toBe(false);
    commit();
    expect(isDeepRunDue(root, history, 600)).toBe(true);
    expect(isDeepRunDue(root, history, 3000)).toBe(false);
    expect(deepRunLine(root, history)).toContain('41 commits old');
  });

  it('counts from the first check while no deep run was green', () => {
    const history = { first: runNow(root, 1).commit };
    expect(isDeepRunDue(root, {}, 600)).toBe(false);
    commit(41);
    expect(isDeepRunDue(root, history, 500)).toBe(true);
    expect(isDeepRunDue(root, history, 700)).toBe(false);
    expect(deepRunLine(root, history)).toContain('No deep run');
  });

  it('does not repeat at once a deep run that ran out of time', () => {
    const history = { deep: aRun(elsewhere), cutDeep: aRun({ seconds: 3000 }) };
    expect(isDeepRunDue(root, history, 600)).toBe(false);
    expect(deepRunLine(root, history)).toContain('ended after 50 minutes');
    commit(41);
    expect(isDeepRunDue(root, history, 600)).toBe(true);
  });

  it('names what a deep run found, until a later one is green', () => {
    const red = { ...aRun(), seed: '7', failures: ['shots.test.ts', 'no image'] };
    const history = { deep: aRun(elsewhere), redDeep: { ...red, endedAt: red.endedAt + 60 } };
    expect(isDeepRunDue(root, history, 600)).toBe(false);
    expect(deepRunLine(root, history)).toContain('TEST_SEED=7');
    expect(deepRunLine(root, history)).toContain(': shots.test.ts, no image.');
    const later = { ...history, deep: aRun({ endedAt: red.endedAt + 120 }) };
    expect(deepRunLine(root, later)).not.toContain('TEST_SEED');
    commit(41);
    expect(isDeepRunDue(root, history, 600)).toBe(true);
  });

  it('requires a deep run if the last one is not in the history', () => {
    expect(isDeepRunDue(root, { deep: aRun(elsewhere) }, 600)).toBe(true);
  });

  it('reports tasks that lost tests', () => {
    const before = aRun({ tests: { 'a#test:unit': 3, 'b#test:unit': 2, 'c#test:unit': 1 } });
    expect(lostTests(before, { 'a#test:unit': 3, 'b#test:unit': 1 })).toEqual([
      'b#test:unit has 1 tests, 2 in the last green check',
      'c#test:unit has 0 tests, 1 in the last green check',
    ]);
  });
});
