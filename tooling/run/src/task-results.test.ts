import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { summaryLines } from './summary.ts';
import { taskResult } from './task-results.ts';
import type { Task } from './turbo-run.ts';

interface JestReport {
  testResults: object[];
}

describe('taskResult', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'results-'));
    mkdirSync(path.join(root, 'packages/odds/.report'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const leave = (name: string, content: string | object): void =>
    writeFileSync(
      path.join(root, 'packages/odds/.report', name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );

  const aTask = (script: string, exitCode: number | null = 0, isCached = false): Task => ({
    taskId: `@tipmark/odds#${script}`,
    package: '@tipmark/odds',
    directory: 'packages/odds',
    command: 'jest',
    hash: 'a1',
    inputs: {},
    dependencies: [],
    environmentVariables: { configured: [] },
    cache: { status: isCached ? 'HIT' : 'MISS' },
    ...(!isCached && { execution: { exitCode, startTime: 0, endTime: 1 } }),
  });

  const aJestReport = (...tests: { status: string; invocations?: number }[]): object => ({
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    numPendingTests: tests.filter(({ status }) => status === 'pending').length,
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: '/somewhere/packages/odds/src/odds.test.ts',
        status: tests.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
        startTime: 1000,
        endTime: 3500,
        assertionResults: tests.map((test, index) => ({ fullName: `test ${index}`, ...test })),
      },
    ],
  });

  it('counts tests as reported by Jest, and lists files that passed on the second try', () => {
    leave(
      'test-unit.json',
      aJestReport(
        { status: 'passed' },
        { status: 'passed', invocations: 2 },
        { status: 'pending' },
      ),
    );
    leave('test-unit.cpu', '0m0.01s 0m0.02s\n1m2.5s 0m1.25s\n');
    const result = taskResult(root, aTask('test:unit'));
    expect(result).toMatchObject({
      passed: 2,
      failed: 0,
      skipped: 1,
      cpuSeconds: 63.75,
      unsteady: ['packages/odds/src/odds.test.ts'],
      files: [{ file: 'packages/odds/src/odds.test.ts', seconds: 2.5 }],
    });
    expect(summaryLines([result], 1.5)).toContain(`   63.8 CPU s   71 %  ${result.package}`);
  });

  it('counts files that reported a stored result, at no duration', () => {
    const { testResults, ...report } = aJestReport({ status: 'passed' }) as JestReport;
    const stored = testResults.map((result) => ({ ...result, startTime: 0, endTime: 0 }));
    leave('test-unit.json', { ...report, testResults: [...testResults, ...stored] });
    const result = taskResult(root, aTask('test:unit'));
    expect(result).toMatchObject({ passed: 1, unchanged: 1 });
    expect(result.files.map(({ seconds }) => seconds)).toEqual([2.5, 0]);
    expect(summaryLines([result], 1)[0]).toContain('run, 1 of 2 files unchanged');
  });

  it('counts a file that could not be run as one failure', () => {
    leave('test-unit.json', {
      ...aJestReport({ status: 'failed' }),
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
    });
    expect(taskResult(root, aTask('test:unit', 1))).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['packages/odds/src/odds.test.ts'],
    });
  });

  it('counts browser tests as reported by Playwright', () => {
    const spec = (title: string, status: string): object => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: [{ duration: 1500 }] }],
    });
    leave('test-soccer.json', {
      stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 1 },
      errors: [],
      suites: [
        {
          specs: [spec('one', 'expected'), spec('three', 'unexpected'), spec('four', 'skipped')],
          suites: [{ specs: [spec('two', 'flaky')] }],
        },
      ],
    });
    expect(taskResult(root, aTask('test:soccer', 1))).toMatchObject({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['a.spec.ts › three'],
      unsteady: ['a.spec.ts › two'],
      files: [{ file: 'a.spec.ts', seconds: 6 }],
    });
  });

  it('counts an error outside of browser tests as a failure', () => {
    leave('test-soccer.json', {
      stats: { expected: 1, flaky: 0, unexpected: 0, skipped: 0 },
      errors: [{ message: 'the site did not start' }],
      suites: [],
    });
    expect(taskResult(root, aTask('test:soccer', 1))).toMatchObject({
      failed: 1,
      failures: ['the site did not start'],
    });
  });

  it('fails a task with a bad exit code even if no test failed', () => {
    leave('test-unit.json', aJestReport({ status: 'passed' }));
    expect(taskResult(root, aTask('test:unit', 134))).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails tests without a report, and tests that were never run', () => {
    expect(taskResult(root, aTask('test:unit'))).toMatchObject({ passed: 0, failed: 1 });
    const { execution: _, ...neverRun } = aTask('test:unit');
    expect(taskResult(root, neverRun)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a check without tests once, also from the cache', () => {
    expect(taskResult(root, aTask('lint'))).toMatchObject({ passed: 1, failed: 0 });
    expect(taskResult(root, aTask('lint', null, true))).toMatchObject({
      passed: 1,
      isCached: true,
      key: 'a1',
    });
    expect(taskResult(root, aTask('lint', 1))).toMatchObject({ passed: 0, failed: 1 });
  });
});
